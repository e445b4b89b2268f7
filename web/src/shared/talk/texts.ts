/** The texts of the talk, fetched with a table. */
import type { Texts } from "../i18n";

export const texts: Texts = {
  en: () => import("./locales/en"),
  de: () => import("./locales/de"),
  hu: () => import("./locales/hu"),
};
