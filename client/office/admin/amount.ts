/** "18,500/-" (specification, section 9). */
export const formatAmount = (amount: number): string => `${amount.toLocaleString("en-GB")}/-`
