/** The texts of learning, with those of all lessons. */
import type { Texts } from "../shared/i18n";

export const texts: Texts = {
  en: () => import("./locales/en"),
  de: () => import("./locales/de"),
  hu: () => import("./locales/hu"),
};
