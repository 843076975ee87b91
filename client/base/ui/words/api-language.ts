import type { Language as ApiLanguage } from "../../../generated/graphql.ts"
import type { Language } from "./language.ts"
import { useLanguage } from "./words.tsx"

export const apiLanguage = (language: Language) => language.toUpperCase() as ApiLanguage

export const codeOf = (language: ApiLanguage) => language.toLowerCase() as Language

export const useApiLanguage = () => apiLanguage(useLanguage())
