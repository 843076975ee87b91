/** Every number stands here, with its reason. */
export const limits = {
  /** Bytes of a JSON body, or of the part `operations`: the longest rich text (200,000 characters) five times over. */
  bodyBytes: 1_000_000,

  /** Lists and objects of a JSON body within each other. The site's own deepest is 5. */
  bodyDepth: 100,

  /** Characters. The site's own longest document has 2,200. */
  documentLength: 20_000,

  /** Words, names and brackets of a document. */
  tokens: 2_000,

  /** Fields within fields. The site's own deepest is 5. */
  depth: 12,

  /** Fields that are given another name, which is how one document asks for the same thing many times. */
  aliases: 20,

  directives: 20,

  /** Pairs of fields of one name, each of which is compared: 100 fields of a name are 4,950 pairs. The site's own longest document has 44. */
  repeats: 5_000,

  /** Points of `cost.ts`, one for each value in the answer. 20,000 of them took 0.15 to 0.4 s on two slow cores. */
  cost: 15_000,

  /** Milliseconds after which a query gives up, whatever it waits for. */
  queryTime: 5_000,

  /** Answers that are computed at a time: as many as the database has connections for. The others wait their turn. */
  answersAtOnce: 4,

  /** The share of one network address: one thread computes all answers, as fast with two as with four. */
  answersAtOncePerAddress: 2,

  /** Answers that wait for their turn, of all addresses together. Each costs some kilobytes. */
  answersWaiting: 500,

  /** Milliseconds after which whoever waits is told to come back. */
  turnTime: 10_000,

  /** Files of one request: as many pictures as a gallery takes at a time. */
  files: 30,

  /** The size of a picture or a document: shown as 10 MB. */
  fileBytes: 10_000_000,

  /** The pixels of an unpacked picture. */
  picturePixels: 40_000_000,

  /** Places of the variables that one file may fill. One is usual; each further one would be read anew. */
  fileReferences: 3,
}
