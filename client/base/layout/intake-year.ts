import { useToday } from "../ui/dates/today.ts"

/** The next calendar year, for which places are offered. */
export const useIntakeYear = () => Number(useToday().slice(0, 4)) + 1
