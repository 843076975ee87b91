import { useSearchParams } from "react-router-dom"

/** `?year=2031` */
export function useYearInAddress(): number | undefined {
  const year = useSearchParams()[0].get("year") ?? ""
  return /^\d{4}$/.test(year) ? Number(year) : undefined
}
