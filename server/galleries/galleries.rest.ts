import { z } from "zod"
import { badInput } from "../api/failures.ts"
import { list, type RestRow, row } from "../api/rest.ts"
import { converted, pictureName, requiredText, sentText, storedPictureName } from "../api/rest-body.ts"
import { fileName, instant, pictureMissing, shape, text, whole } from "../api/shape.ts"
import { ownedRest } from "../content/owned.rest.ts"
import { owned, ownedFields } from "../content/rest-shape.ts"
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
import { mostAtOnce } from "./gallery-image.ts"

const archive = z
  .literal([0, 1])
  .describe("1 for a gallery that is listed only for those who may edit it, otherwise 0.")

export const gallery = shape("Gallery", {
  ...{ id: whole, name: text, description: text, archive },
  ...ownedFields,
  createdAt: instant,
})

const image = shape("GalleryImage", {
  ...{ id: whole, picture: fileName, pictureMissing },
  ...{ caption: text, galleryId: whole },
})

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

/** `archive` arrives as 0, 1, "0", "1", true or false. @throws BAD_USER_INPUT for anything else. */
function archiveOf(sent: unknown) {
  if (!["0", "1", "true", "false"].includes(String(sent))) throw badInput({ archive: "Please send 0 or 1." })
  return ["1", "true"].includes(String(sent))
}

export const galleriesRest: Record<string, RestRow> = {
  "GET /galleries": list(RestGalleriesDocument, {
    summary: "Lists galleries, newest first; archived ones only for those who may edit them.",
    page: ({ galleries }) => galleries,
    reply: (galleries) => galleries.map(galleryOf),
    gives: gallery.array(),
  }),
  ...ownedRest({
    path: "/galleries",
    one: "a gallery",
    parts: "its pictures",
    view: RestGalleryWithImagesDocument,
    add: RestAddGalleryDocument,
    edit: RestEditGalleryDocument,
    remove: RestDeleteGalleryDocument,
    body: { name: sentText, description: sentText, archive: converted(archive, archiveOf), picture: pictureName },
    ignores: { add: ["userId"], edit: ["userId", "id"] },
    shapeOf: galleryOf,
    gives: gallery,
    viewOf: withImages,
    givesView: galleryView,
  }),
  "POST /galleries/addpics/:id": row(RestAddGalleryImagesDocument, {
    summary: `Adds pictures to a gallery: all of them or none, at most ${mostAtOnce} in a call.`,
    most: mostAtOnce,
    body: { images: [{ picture: storedPictureName, caption: requiredText }] },
    ignores: ["galleryId"],
    with: ({ id }) => ({ id: id() }),
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
    body: { input: { caption: sentText, picture: pictureName } },
    with: ({ id }) => ({ id: id() }),
    reply: ({ editGalleryImage }) => imageOf(editGalleryImage),
    gives: image,
  }),
}
