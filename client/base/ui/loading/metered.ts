type Connection = { saveData?: boolean; effectiveType?: string }

const connection = () => (navigator as Navigator & { connection?: Connection }).connection ?? {}

/** True if the reader has asked to save data. */
export const savesData = () => connection().saveData ?? false

/** True if each kilobyte may cost the reader money or patience: nothing is prefetched then. */
export function isMetered(): boolean {
  return savesData() || /2g|3g/.test(connection().effectiveType ?? "")
}
