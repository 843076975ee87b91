import { expect } from "vitest"
import { ownedTypes } from "../server/start/features.ts"
import type { Client } from "./client.ts"
import { drawnPicture } from "./school.ts"

/** A visitor's message to the office. */
export const enquiry = {
  pageName: "Inquiry",
  senderName: "Ruth Adeyemi-Cole",
  senderEmail: "ruth@example.com",
  senderPhone: "+44 20 7946 0188",
  inquiry: "Is there a place in Form 3?",
}

/** An editor's input for an item of an owned type, without the picture. */
export function exampleOf(type: string) {
  const owned = ownedTypes.find(({ type: { name } }) => name === type)
  if (!owned) throw new Error(`There is no type ${type}.`)
  return owned.example(new Date())
}

/** Adds an item by GraphQL and returns its selected fields. */
export async function published(by: Client, type: string, fields: object = {}, selection = "id version") {
  const input = { ...exampleOf(type), picture: { name: await storedPicture(by) }, ...fields }
  const { data } = await by.request(
    `mutation ($input: Add${type}Input!) { add${type}(input: $input) { ${selection} } }`,
    {
      input,
    },
  )
  return data[`add${type}`]
}

/** Adds pictures to a gallery by GraphQL and returns the gallery's pictures. */
export async function addPictures(by: Client, galleryId: number, captions: (string | null)[]) {
  const images = await Promise.all(
    captions.map(async (caption) => ({ caption, picture: { name: await storedPicture(by) } })),
  )
  const { data } = await by.request(
    "mutation ($id: Int!, $images: [GalleryImageInput!]!) { addGalleryImages(id: $id, images: $images) { images { id caption version } } }",
    { id: galleryId, images },
  )
  return data.addGalleryImages.images
}

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
