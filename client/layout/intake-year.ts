/** `{year}` in a text stands for the intake year: the next calendar year, the one that places are given for. */
export function withIntakeYear(text: string): string {
  return text.replaceAll("{year}", String(nextIntakeYear()))
}

/** The next calendar year. */
export function nextIntakeYear(): number {
  return new Date().getFullYear() + 1
}
