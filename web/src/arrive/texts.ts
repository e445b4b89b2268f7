/** The texts of who invites and of who arrives, fetched with their pages. */
import type { Texts } from "../shared/i18n";

export const texts: Texts = {
  en: () => import("./locales/en"),
  de: () => import("./locales/de"),
  hu: () => import("./locales/hu"),
};
