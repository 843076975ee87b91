/** What a measurement must reach: at least so much, or at most. */
export type Bar = { atLeast: number } | { atMost: number }

/** Every bar of the site's speed and size (design, section 12). Ratios are of two measurements of one run. */
export const bars = {
  fromMemory: { atLeast: 0.7 },
  graphqlPost: { atLeast: 0.5 },
  unchanged: { atLeast: 0.7 },
  /** Of the p99 of a bare server. */
  p99: { atMost: 3 },
  /** Of the time in which React renders the page once. */
  pageComputed: { atMost: 2 },
  /** Of bare durable inserts by one client. */
  addsByOne: { atLeast: 0.7 },
  addsByEight: { atLeast: 2 },
  graphqlOfKeystone: { atLeast: 1.2 },
  restOfPayload: { atLeast: 2 },
  /** Megabytes. */
  memoryIdle: { atMost: 130 },
  memoryUnderLoad: { atMost: 250 },
  /** Milliseconds from the start of the process to its first answer. */
  start: { atMost: 1_500 },
  /** Kilobytes as transferred by the first visit of the home page. */
  firstVisit: { atMost: 250 },
  scripts: { atMost: 125 },
  /** Lighthouse's points for each of its categories. */
  lighthouse: { atLeast: 100 },
  /** Seconds until the largest thing in sight is there, on the slow phone that Lighthouse simulates. */
  largestPaint: { atMost: 1.8 },
  /** Milliseconds for which it does nothing else. */
  mainThread: { atMost: 100 },
  /** Of the same with 100 stories. */
  growth: { atMost: 1.2 },
  /** Milliseconds for a search whose word every item has. */
  foundEverywhere: { atMost: 50 },
} satisfies Record<string, Bar>
