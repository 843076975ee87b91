import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { useReceiptQuery } from "../../generated/graphql.ts"

/** In the reader's language, which may be another than the form's. */
export function useReceipt({ variables: { key } }: { variables: { key: string } }) {
  return useReceiptQuery({ variables: { key, language: useApiLanguage() } })
}
