/** `r…@example.com`: enough for whoever typed it to see a mistake, and not enough to write there. */
export const hiddenAddress = (address: string) => address.replace(/^(.)[^@]*@/u, "$1…@")

/** `… 88`: its last two digits. */
export const hiddenNumber = (number: string) => `… ${number.replace(/\D/g, "").slice(-2)}`
