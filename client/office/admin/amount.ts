/** "18,500/-" (specification, section 9). */
export function formatAmount(amount: number): string {
  return `${amount.toLocaleString("en-GB")}/-`
}
