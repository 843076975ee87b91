/** Whether all of it is asked for, by `npm run test:long`. */
export const isLong = process.env.TEST_LONG === "1"

/** How often, or for how long, something is done that shows the more the longer it goes on. */
export const often = (short: number, long: number) => (isLong ? long : short)
