/** Makes a queue: work handed to it runs one at a time, in the order it came, whether what came before failed or not. */
export function mutex() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}
