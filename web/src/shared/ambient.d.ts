declare module "*.ftl" {
  const text: string;
  export default text;
}

declare module "*.toml?provenance" {
  import type { Provenance } from "./provenance";
  export const counts: Readonly<Partial<Record<Provenance, number>>>;
  export const kinds: Readonly<Record<string, Provenance>>;
}

declare module "*.toml" {
  const tables: Record<string, unknown>;
  export default tables;
}
