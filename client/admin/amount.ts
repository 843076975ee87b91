const thousands = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 })

/** "18,500/-" (specification, section 9). */
export function formatAmount(amount: number): string {
  return `${thousands.format(amount)}/-`
}

/** The largest whole number that the API takes. */
const mostNumber = 2_147_483_647

/** What was typed as a whole number, thousands separators and "/-" or not; null for anything else. */
export function readWholeNumber(typed: string): number | null {
  const digits = typed.replace(/[,\s]|\/-$/g, "")
  if (!/^\d{1,10}$/.test(digits)) return null
  const number = Number(digits)
  return number <= mostNumber ? number : null
}
