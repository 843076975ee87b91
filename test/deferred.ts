/** A promise that a test settles. Node 20 lacks `Promise.withResolvers`. */
export function deferred<Value = void>() {
  let resolve = (_value: Value) => {}
  let reject = (_error: Error) => {}
  const promise = new Promise<Value>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}
