/** Reasons for accepted breaking changes since the last release, by change. The portal shows both. */
export const acceptedBreaks: Record<string, string> = {}
