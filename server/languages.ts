/**
 * The languages in which the public site is read. English is the one that it is written in, and has no prefix in addresses; the others are the first
 * part of one, as in `/sw/news`.
 */
export const languages = ["en", "sw", "fr"] as const

/** A language of the public site, by its code of ISO 639-1, as in `lang` and in addresses. */
export type Language = (typeof languages)[number]

export const originalLanguage: Language = "en"

/** What each language calls itself: what a switch shows, never translated. */
export const languageNames: Record<Language, string> = { en: "English", sw: "Kiswahili", fr: "Français" }
