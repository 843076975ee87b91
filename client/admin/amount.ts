const thousands = new Intl.NumberFormat("en-GB")

/** "18,500/-" (specification, section 9). */
export function formatAmount(amount: number): string {
  return `${thousands.format(amount)}/-`
}
