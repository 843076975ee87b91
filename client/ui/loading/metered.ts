type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether each kilobyte may cost the reader money or patience: nothing is fetched then that nobody has asked for. */
export function isMetered(): boolean {
  const { saveData, effectiveType = "" } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return saveData || /2g|3g/.test(effectiveType)
}
