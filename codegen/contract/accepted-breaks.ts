/** Changes since the last release that break a client and were made all the same, with the reason. The portal shows both. */
export const acceptedBreaks: Record<string, string> = {}
