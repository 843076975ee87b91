import { afterEach, expect, it, vi } from "vitest"
import { apiClient } from "../../base/session/api-client.ts"
import { consumeHandedOver, handOver } from "./post-as-new.ts"

afterEach(() => void vi.unstubAllGlobals())

const stored = { url: "/images/1-kite.jpg", width: 4 }
const words = { alt: "A kite", decorative: false }

it.each([
  ["keeps its people", { data: { picturesNamed: [{ recognisable: "AGREED", children: [{ id: 3 }] }] } }],
  ["is left out if they cannot be loaded", new TypeError("offline")],
  ["is left out if it was erased", { data: { picturesNamed: [] } }],
])("The picture of an item posted as new %s", async (_, answer) => {
  const isLost = !("data" in answer && answer.data.picturesNamed[0])
  const read = vi.spyOn(apiClient, "query")
  answer instanceof Error ? read.mockRejectedValue(answer) : read.mockResolvedValue(answer as never)
  vi.stubGlobal("fetch", async () => new Response("a kite"))
  await handOver({ content: { title: "Kites", picture: { stored, name: "1-kite.jpg", ...words } } }, 7, {
    path: "/news/add",
  })
  expect(consumeHandedOver("7:/news/add")?.content).toEqual({
    title: "Kites",
    picture: isLost
      ? words
      : { ...words, file: expect.any(File), copyOf: "1-kite.jpg", recognisable: "AGREED", children: [3] },
  })
})
