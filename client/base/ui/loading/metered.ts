type Connection = { saveData?: boolean; effectiveType?: string }

const connection = () => (navigator as Navigator & { connection?: Connection }).connection ?? {}

export const savesData = () => connection().saveData ?? false

/** True if data may be expensive or slow: nothing is prefetched then. */
export const isMetered = (): boolean => savesData() || /2g|3g/.test(connection().effectiveType ?? "")
