import { expect } from "vitest"
import type { Client } from "./client.ts"
import { drawnPicture } from "./school.ts"

let stored = 0

interface PictureOptions {
  name?: string
  format?: "png" | "jpeg" | "webp"
  width?: number
  height?: number
}

/** Stores a new picture through POST /upsingle and returns its name. */
export async function storedPicture(by: Client, { name, format = "png", ...size }: PictureOptions = {}) {
  const file = name ?? `${Date.now()}${++stored}race.${format}`
  const { status } = await uploadSingle(by, file, await drawnPicture({ format, ...size }))
  expect(status).toBe(200)
  return file
}

/** POST /upsingle, as it was documented: form data with name and file. */
export function uploadSingle(by: Client, name: string, bytes: Buffer | string) {
  const form = new FormData()
  form.set("name", name)
  form.set("file", new Blob([bytes as BlobPart]), name.replace(/\W/g, "") || "file")
  return by.send("POST", "/upsingle", form)
}
