import { useSearchParams } from "react-router-dom"

export function useYearInAddress(): number | undefined {
  const year = useSearchParams()[0].get("year") ?? ""
  return /^\d{4}$/.test(year) ? Number(year) : undefined
}
