import { sequence } from "../sequence.ts"

const oneByOne = sequence()
const unfinished = new Set<Promise<unknown>>()

/** Prepares a picture after earlier ones. Forms are not sent until it has ended. */
export const inTurn = <T>(prepare: () => Promise<T>): Promise<T> => beforeSending(oneByOne(prepare))

/** Forms are not sent until this has ended. */
export function beforeSending<T>(work: Promise<T>): Promise<T> {
  const end = () => void unfinished.delete(work)
  unfinished.add(work)
  work.then(end, end)
  return work
}

/** Resolves once all chosen files are in their forms. @throws as the preparation that failed meanwhile */
export async function whenPrepared() {
  while (unfinished.size > 0) {
    await Promise.all(unfinished)
    // A rendered picture may need another step.
    await nextRender()
  }
}

/** React has rendered the answers by the second timer; the first may have been set before they came. */
export const nextRender = () => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve)))
