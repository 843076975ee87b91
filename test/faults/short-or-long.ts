/** True in the full run, by `npm run test:long`. */
export const isLong = process.env.TEST_LONG === "1"

/** The number of repetitions, or the duration, of a test that finds more the longer it runs. */
export const shortOrLong = (short: number, long: number) => (isLong ? long : short)
