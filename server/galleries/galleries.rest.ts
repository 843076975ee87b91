import { z } from "zod"
import { badInput } from "../api/failures.ts"
import { list, type RestRow, row } from "../api/rest.ts"
import { deleted, fileName, instant, shape, text, whole } from "../api/shape.ts"
import { inputOf, owned, ownedFields } from "../content/rest-shape.ts"
import {
  RestAddGalleryDocument,
  RestAddGalleryImagesDocument,
  RestDeleteGalleryDocument,
  RestEditGalleryDocument,
  RestEditGalleryImageDocument,
  RestGalleriesDocument,
  type RestGalleryFragment,
  RestGalleryImageByIdDocument,
  type RestGalleryImageFragment,
  RestGalleryWithImagesDocument,
} from "../generated/rest.ts"

const archive = z
  .literal([0, 1])
  .describe("1 for a gallery that is listed only for those who may edit it, otherwise 0.")

export const gallery = shape("Gallery", {
  ...{ id: whole, name: text, description: text, archive },
  ...ownedFields,
  createdAt: instant,
})

const image = shape("GalleryImage", { id: whole, picture: fileName, caption: text, galleryId: whole })

const galleryView = shape("GalleryView", {
  gallery: gallery.describe("The gallery."),
  images: image.array().describe("Its pictures, in the order in which they were added."),
})

/** A gallery as section 3 of the specification has it: `archive` is 0 or 1. */
export function galleryOf({ archive, ...gallery }: RestGalleryFragment) {
  return { ...owned(gallery), archive: archive ? (1 as const) : (0 as const) }
}

const imageOf = ({ picture, ...image }: RestGalleryImageFragment) => ({ ...image, picture: picture.name })

const withImages = ({ images, ...gallery }: RestGalleryFragment & { images: RestGalleryImageFragment[] }) => ({
  gallery: galleryOf(gallery),
  images: images.map(imageOf),
})

/** `archive` arrives as 0, 1, "0", "1", true or false. */
function galleryIn({ archive, ...body }: Record<string, unknown>) {
  const input = inputOf(body) as object
  if (archive === undefined) return input as never
  if (!["0", "1", "true", "false"].includes(String(archive))) throw badInput({ archive: "Please send 0 or 1." })
  return { ...input, archive: ["1", "true"].includes(String(archive)) } as never
}

/** The body is a list, or one picture alone. A caption may be missing. */
function imagesIn(body: Record<string, unknown>) {
  const list = (Array.isArray(body) ? body : [body]) as Record<string, unknown>[]
  return list.map((image) => inputOf({ ...image, caption: image.caption ?? "" })) as never
}

const body = ["name", "description", "archive", "picture"]
const kinds = { archive }

export const galleriesRest: Record<string, RestRow> = {
  "GET /galleries": list(RestGalleriesDocument, {
    summary: "Lists galleries, newest first; archived ones only for those who may edit them.",
    page: ({ galleries }) => galleries,
    reply: (galleries) => galleries.map(galleryOf),
    gives: gallery.array(),
  }),
  "GET /galleries/view/:id": row(RestGalleryWithImagesDocument, {
    summary: "Gives one gallery with its pictures.",
    with: (request) => ({ id: request.id() }),
    reply: ({ gallery }) => gallery && withImages(gallery),
    gives: galleryView,
  }),
  "POST /galleries/add": row(RestAddGalleryDocument, {
    summary: "Adds a gallery.",
    body,
    kinds,
    ignores: ["userId"],
    with: ({ body }) => ({ input: galleryIn(body) }),
    reply: ({ addGallery }) => galleryOf(addGallery),
    gives: gallery,
    status: 201,
  }),
  "PUT /galleries/edit/:id": row(RestEditGalleryDocument, {
    summary: "Changes a gallery. What is absent stays as it is.",
    body,
    kinds,
    ignores: ["userId", "id"],
    with: ({ id, body }) => ({ id: id(), input: galleryIn(body) }),
    reply: ({ editGallery }) => galleryOf(editGallery),
    gives: gallery,
  }),
  "DELETE /galleries/delete/:id": row(RestDeleteGalleryDocument, {
    summary: "Deletes a gallery and its pictures.",
    with: (request) => ({ id: request.id() }),
    reply: ({ deleteGallery }) => deleteGallery,
    gives: deleted,
  }),
  "POST /galleries/addpics/:id": row(RestAddGalleryImagesDocument, {
    summary: "Adds pictures to a gallery: all of them or none.",
    body: ["picture", "caption"],
    ignores: ["galleryId"],
    with: ({ id, body }) => ({ id: id(), images: imagesIn(body) }),
    reply: ({ addGalleryImages }) => withImages(addGalleryImages),
    gives: galleryView,
    status: 201,
  }),
  "GET /galleries/viewpic/:id": row(RestGalleryImageByIdDocument, {
    summary: "Gives one picture of a gallery.",
    with: (request) => ({ id: request.id() }),
    reply: ({ galleryImage }) => galleryImage && imageOf(galleryImage),
    gives: image,
  }),
  "PUT /galleries/editpic/:id": row(RestEditGalleryImageDocument, {
    summary: "Changes one picture of a gallery. What is absent stays as it is.",
    body: ["caption", "picture"],
    with: ({ id, body }) => ({ id: id(), input: inputOf(body) }),
    reply: ({ editGalleryImage }) => imageOf(editGalleryImage),
    gives: image,
  }),
}
