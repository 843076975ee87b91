import { sequence } from "../sequence.ts"

const oneByOne = sequence()
const unfinished = new Set<Promise<unknown>>()

/** Prepares a picture after earlier ones. Forms are not sent until it has ended. */
export function inTurn<T>(prepare: () => Promise<T>): Promise<T> {
  const result = oneByOne(prepare)
  const end = () => void unfinished.delete(result)
  unfinished.add(result)
  result.then(end, end)
  return result
}

/** Resolves once all chosen pictures are in their forms. @throws as the preparation that failed meanwhile */
export async function whenPrepared() {
  while (unfinished.size > 0) {
    await Promise.all(unfinished)
    // By then React has rendered the picture, which may need another step.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
