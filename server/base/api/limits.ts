export const limits = {
  /** Bytes of a JSON body, or of the part `operations`: five times the longest rich text (200,000 characters). */
  bodyBytes: 1_000_000,

  /** Nesting of a JSON body. The site's own deepest is 5. */
  bodyDepth: 100,

  /** Characters. The site's own longest document has 2,200. */
  documentLength: 20_000,

  tokens: 2_000,

  /** Nesting of fields. The site's own deepest is 5. */
  depth: 12,

  /** Aliases let one document ask for the same thing many times. */
  aliases: 20,

  directives: 20,

  /** Compared pairs of fields of one name: 100 fields are 4,950 pairs. The site's own documents have 44 at most. */
  repeats: 5_000,

  /** Points of `cost.ts`, one for each value in the answer. 20,000 of them took 0.15 to 0.4 s on two slow cores. */
  cost: 15_000,

  /** Milliseconds after which a query times out. */
  queryTime: 5_000,

  /** Answers computed concurrently: one for each database connection. The others are queued. */
  answersAtOnce: 4,

  /** Of `answersAtOnce`, for one network address. Two are as fast as four, as one thread computes all answers. */
  answersAtOncePerAddress: 2,

  /** Queued answers of all addresses. Each costs some kilobytes. */
  answersWaiting: 500,

  turnTime: 10_000,

  /** Files of one request: as many pictures as can be added to a gallery at a time. */
  files: 30,

  fileBytes: 10_000_000,

  picturePixels: 40_000_000,

  /** Variables that one file may fill. One is usual; the file is read again for each further one. */
  fileReferences: 3,
}
