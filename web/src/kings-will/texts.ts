/** The texts of The King's Will, which come with its board. */
import type { Texts } from "../shared/i18n";

export const texts: Texts = {
  en: () => import("./locales/en"),
  de: () => import("./locales/de"),
  hu: () => import("./locales/hu"),
};
