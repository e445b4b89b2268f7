/** The texts of Kingsburg that come with its board; all others are there from the start. */
import type { Texts } from "../shared/i18n";

export const texts: Texts = {
  en: () => import("./locales/en"),
  de: () => import("./locales/de"),
  hu: () => import("./locales/hu"),
};
