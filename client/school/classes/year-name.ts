import { useT } from "../../base/ui/words/words.tsx"

/** Year 0 is Reception. */
export function useYearName() {
  const t = useT()
  return (year: number) => (year === 0 ? t("Reception") : t("Form {number}", { number: year }))
}
