declare module "*.ftl" {
  const text: string;
  export default text;
}

declare module "*.toml" {
  const tables: Record<string, unknown>;
  export default tables;
}
