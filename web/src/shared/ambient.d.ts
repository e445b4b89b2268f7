declare module "@texts/pages/*" {
  const pages: string[];
  export default pages;
}

declare module "@texts/*" {
  import type { Texts } from "./i18n";
  export const texts: Texts;
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
