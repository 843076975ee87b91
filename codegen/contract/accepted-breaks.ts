/** Reasons for breaking changes since the last release that were made all the same. The portal shows both. */
export const acceptedBreaks: Record<string, string> = {}
