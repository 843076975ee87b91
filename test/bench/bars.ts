/** The target of a measurement: a minimum or a maximum. */
export type Bar = { atLeast: number } | { atMost: number }

/** Every target for the site's speed and size (design, section 12). Ratios compare two measurements of one run. */
export const bars = {
  fromMemory: { atLeast: 0.7 },
  graphqlPost: { atLeast: 0.5 },
  unchanged: { atLeast: 0.7 },
  /** Ratio to the p99 of a bare server. */
  p99: { atMost: 3 },
  /** Ratio to the time in which React renders the page once. */
  pageComputed: { atMost: 2 },
  /** Ratio to bare durable inserts by one client. */
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
  scripts: { atMost: 135 },
  /** Lighthouse's score for each of its categories. */
  lighthouse: { atLeast: 100 },
  /** Seconds until the largest contentful paint, on the slow phone that Lighthouse simulates. */
  largestPaint: { atMost: 1.8 },
  /** Milliseconds for which the main thread is blocked. */
  mainThread: { atMost: 100 },
  /** Ratio to the same with 100 stories. */
  growth: { atMost: 1.2 },
  /** Milliseconds more than with 100 records of each type, for a list of the office, the bin and the dashboard. */
  officeGrowth: { atMost: 10 },
  /** Milliseconds for a search whose word occurs in every item, and for one of staff. */
  foundEverywhere: { atMost: 50 },
} satisfies Record<string, Bar>
