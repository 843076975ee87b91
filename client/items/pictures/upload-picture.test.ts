import { beforeEach, expect, it, vi } from "vitest"
import { apiClient } from "../../base/session/api-client.ts"
import { Refused } from "../../base/ui/loading/failure.ts"
import { isStored, replaceStored, storeName } from "../../base/ui/pictures/store-name.ts"
import { uploadAhead, uploadPicture } from "./upload-picture.ts"

type Request = { signal: AbortSignal; answer: () => void; refuse: (code: string) => void }

let requests: Request[]

beforeEach(() => {
  requests = []
  vi.spyOn(apiClient, "mutate").mockImplementation(({ context }) => {
    const { signal } = (context as { fetchOptions: { signal: AbortSignal } }).fetchOptions
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason))
      const refuse = (code: string) => reject(new Refused(code, code))
      requests.push({ signal, answer: () => resolve({ data: undefined }), refuse })
    })
  })
})

const picture = () => new File(["x"], "pond.jpg")
const { signal } = new AbortController()

it("A picture is uploaded once for all who wait, and not again once it is stored", async () => {
  const file = picture()
  const both = Promise.all([uploadAhead({ file, signal }), uploadPicture({ file, signal })])
  requests[0]?.answer()
  expect(await both).toEqual([undefined, undefined])
  await uploadPicture({ file, signal })
  expect(requests).toHaveLength(1)
})

it("A stopped upload stops for all who wait, and starts again on request", async () => {
  const file = picture()
  const stopping = new AbortController()
  const ahead = uploadAhead({ file, signal })
  const sent = uploadPicture({ file, signal: stopping.signal })
  stopping.abort()
  await expect(sent).rejects.toThrow()
  expect((await ahead)?.code).toBe("STOPPED")
  const again = uploadPicture({ file, signal })
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  requests[1]?.answer()
  await again
})

it("A blurred picture is sent after the clear one it replaces, which it names, and which counts as not stored", async () => {
  const [clear, blurred] = [picture(), picture()]
  replaceStored(clear, blurred)
  const sent = [clear, blurred].map((file) => uploadPicture({ file, signal }))
  expect(requests).toHaveLength(1)
  requests[0]?.answer()
  await expect.poll(() => requests.length).toBe(2)
  requests[1]?.answer()
  await Promise.all(sent)
  expect(vi.mocked(apiClient.mutate).mock.lastCall?.[0].variables).toMatchObject({ instead: storeName(clear) })
  expect([isStored(clear), isStored(blurred)]).toEqual([false, true])
})

it.each([
  ["UNSUPPORTED_PICTURE", 1],
  ["NO_ANSWER", 2],
])("A picture that fails with %s is uploaded ahead %d times, and once more with its form", async (code, times) => {
  const file = picture()
  for (const _ of [1, 2]) {
    const ahead = uploadAhead({ file, signal })
    requests.at(-1)?.refuse(code)
    expect((await ahead)?.code).toBe(code)
  }
  expect(requests).toHaveLength(times)
  void uploadPicture({ file, signal })
  expect(requests).toHaveLength(times + 1)
})
