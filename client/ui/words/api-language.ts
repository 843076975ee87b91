import type { Language as ApiLanguage } from "../../generated/graphql.ts"
import { useLanguage } from "./words.tsx"

/** The language of the page as the API calls it, for a query's `language`. */
export const useApiLanguage = () => useLanguage().toUpperCase() as ApiLanguage
