/** The largest whole number that the API takes. */
const largest = 2_147_483_647

/** What was typed as a whole number, thousands separators and "/-" or not; null for anything else. */
export function readWholeNumber(typed: string): number | null {
  const digits = typed.replace(/[,\s]|\/-$/g, "")
  if (!/^\d{1,10}$/.test(digits)) return null
  const number = Number(digits)
  return number <= largest ? number : null
}
