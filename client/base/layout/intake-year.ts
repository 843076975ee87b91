import { useToday } from "../ui/dates/today.ts"

/** The next calendar year, for which places are offered. */
export const useIntakeYear = () => Number(useToday().slice(0, 4)) + 1

export function useWithIntakeYear(): (text: string) => string {
  const year = String(useIntakeYear())
  return (text) => text.replaceAll("{year}", year)
}
