/** "Title, text and picture". */
export const listed = (words: string[]): string => new Intl.ListFormat("en-GB").format(words)
