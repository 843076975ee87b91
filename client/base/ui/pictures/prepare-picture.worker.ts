import { type Drawing, drawPicture } from "./draw-picture.ts"

export type Drawn = { picture?: Blob } | "unreadable"

addEventListener("message", async ({ data }: MessageEvent<Drawing>) => {
  const picture = await drawPicture(data).catch(() => "unreadable" as const)
  const result: Drawn = picture === "unreadable" ? picture : { picture }
  postMessage(result)
})
