import type { Language as ApiLanguage } from "../../generated/graphql.ts"
import { useLanguage } from "./words.tsx"

export const useApiLanguage = () => useLanguage().toUpperCase() as ApiLanguage
