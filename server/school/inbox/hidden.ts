/** `r…@example.com`: lets the sender notice a typo, but is no usable address. */
export const hiddenAddress = (address: string) => address.replace(/^(.)[^@]*@/u, "$1…@")

export const hiddenNumber = (number: string) => `… ${number.replace(/\D/g, "").slice(-2)}`
