export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `newsStories` becomes `News stories`. */
export const nameInWords = (name: string): string =>
  capitalized(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
