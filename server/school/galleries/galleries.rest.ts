import { z } from "zod"
import { badInput } from "../../base/failures/failures.ts"
import { fileName, integer, pictureMissing, shape, text } from "../../base/failures/shape.ts"
import { type RestRow, row } from "../../content/api/rest.ts"
import {
  converted,
  pictureName,
  requiredText,
  scalarText,
  sentText,
  storedPictureName,
} from "../../content/api/rest-body.ts"
import { itemRows, listRow } from "../../content/items/owned.rest.ts"
import { RestField, restText } from "../../content/items/rest-fields.ts"
import { operation, type RestItem, restType } from "../../content/items/rest-type.ts"
import {
  RestEditGalleryImageDocument,
  RestGalleryImageByIdDocument,
  type RestGalleryImageFragment,
} from "../../generated/rest.ts"
import { gallery as galleryType } from "./gallery.ts"
import { maxAtOnce } from "./gallery-image.ts"

const archive = z
  .literal([0, 1])
  .describe("1 for an archived gallery, which only those who may edit it see; otherwise 0.")

function parseArchive(sent: unknown) {
  const text = scalarText(sent)
  if (!["0", "1", "true", "false"].includes(text)) throw badInput({ archive: "Please send 0 or 1." })
  return ["1", "true"].includes(text)
}

export const gallery = restType(galleryType, {
  path: "/galleries",
  fields: {
    name: restText,
    description: restText,
    archive: new RestField<boolean>({
      sent: converted(archive, parseArchive),
      shown: archive,
      show: (archived) => (archived ? 1 : 0),
    }),
  },
})

const image = shape("GalleryImage", {
  ...{ id: integer, picture: fileName, pictureMissing },
  ...{ caption: text, galleryId: integer },
  pictureAlt: text.describe("Alt text of the picture."),
})

const imageOf = ({ picture, ...image }: RestGalleryImageFragment) => ({
  ...image,
  picture: picture.name,
  pictureAlt: picture.alt,
})

type GalleryWithImages = RestItem & { images: RestGalleryImageFragment[] }

const view = {
  selection: `${gallery.selection} images { id picture { name alt } caption galleryId }`,
  shape: shape("GalleryView", {
    gallery: gallery.shape.describe("The gallery."),
    images: image.array().describe("Pictures, in display order."),
  }),
  show: ({ images, ...item }: GalleryWithImages) => ({ gallery: gallery.show(item), images: images.map(imageOf) }),
}

interface AddImages {
  id: number
  images: { picture: { name: string }; caption: string }[]
}

const addImages = operation<{ addGalleryImages: GalleryWithImages }, AddImages>(
  `mutation ($id: Int!, $images: [GalleryImageInput!]!) { addGalleryImages(id: $id, images: $images) { ${view.selection} } }`,
)

export const galleriesRest: Record<string, RestRow> = {
  "GET /galleries": listRow(gallery, {
    summary: "Lists galleries, newest first; archived ones only for those who may edit them.",
  }),
  ...itemRows(gallery, view),
  "POST /galleries/addpics/:id": row(addImages, {
    summary: `Adds pictures to a gallery: all or none, at most ${maxAtOnce} per call. Those that wait for approval are not shown.`,
    most: maxAtOnce,
    body: { images: [{ picture: storedPictureName, caption: requiredText }] },
    ignores: ["galleryId"],
    with: ({ id }) => ({ id: id() }),
    reply: ({ addGalleryImages }) => view.show(addGalleryImages),
    returns: view.shape,
    status: 201,
  }),
  "GET /galleries/viewpic/:id": row(RestGalleryImageByIdDocument, {
    summary: "Gets one picture of a gallery.",
    with: (request) => ({ id: request.id() }),
    reply: ({ galleryImage }) => galleryImage && imageOf(galleryImage),
    returns: image,
  }),
  "PUT /galleries/editpic/:id": row(RestEditGalleryImageDocument, {
    summary: "Edits a picture of a gallery. Omitted fields are unchanged.",
    body: { input: { caption: sentText, picture: pictureName } },
    with: ({ id }) => ({ id: id() }),
    reply: ({ editGalleryImage }) => imageOf(editGalleryImage),
    returns: image,
  }),
}
