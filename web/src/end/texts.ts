/** The texts of key moments and ties, which come with the page after the game. */
import type { Texts } from "../shared/i18n";

export const texts: Texts = {
  en: () => import("./locales/en"),
  de: () => import("./locales/de"),
  hu: () => import("./locales/hu"),
};
