import { makeVar } from "@apollo/client"
import { useReactiveVar } from "@apollo/client/react"
import { sequence } from "../sequence.ts"

const oneByOne = sequence()
const unfinished = new Set<Promise<unknown>>()

const preparing = makeVar(0)

/** Prepares a picture after earlier ones. Forms are not sent until it has ended. */
export function inTurn<T>(prepare: () => Promise<T>): Promise<T> {
  preparing(preparing() + 1)
  return beforeSending(oneByOne(prepare).finally(() => preparing(preparing() - 1)))
}

export const useIsPreparing = () => useReactiveVar(preparing) > 0

/** Forms are not sent until this has ended. */
export function beforeSending<T>(work: Promise<T>): Promise<T> {
  const end = () => void unfinished.delete(work)
  unfinished.add(work)
  work.then(end, end)
  return work
}

/** Resolves once all chosen files are in their forms. @throws as the preparation that failed meanwhile */
export const whenPrepared = () => whenEnded((works) => Promise.all(works))

/** Resolves once no file is being prepared, though some may have failed. */
export const whenSettled = () => whenEnded((works) => Promise.allSettled(works))

async function whenEnded(end: (works: Iterable<Promise<unknown>>) => Promise<unknown>) {
  while (unfinished.size > 0) {
    await end(unfinished)
    // A rendered picture may need another step.
    await nextRender()
  }
}

/** React has rendered the answers by the second timer; the first may have been set before they came. */
export const nextRender = () => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve)))
