import { registerEnumType } from "type-graphql"
import { type Language, languages, nameOf, originalLanguage } from "../../base/languages.ts"

export type ApiLanguage = Uppercase<Language>

export const apiLanguage = (language: Language) => language.toUpperCase() as ApiLanguage

export const codeOf = (language: ApiLanguage) => language.toLowerCase() as Language

export const ApiLanguages = Object.fromEntries(languages.map((one) => [apiLanguage(one), apiLanguage(one)]))

export const original = apiLanguage(originalLanguage)

export const translatedInto: ApiLanguage[] = languages.filter((one) => one !== originalLanguage).map(apiLanguage)

registerEnumType(ApiLanguages, {
  name: "Language",
  description: "A language of the public site. English is the original.",
  valuesConfig: Object.fromEntries(languages.map((one) => [apiLanguage(one), { description: nameOf(one) }])),
})
