import { badInput } from "../api/failures.ts"
import { list, type RestRequest, type RestRow, row } from "../api/rest.ts"
import { inputOf, owned } from "../content/rest-shape.ts"
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

/** A gallery as section 3 of the specification has it: `archive` is 0 or 1. */
export function shape({ archive, ...gallery }: RestGalleryFragment) {
  return { ...owned(gallery), archive: archive ? 1 : 0 }
}

const imageShape = ({ picture, ...image }: RestGalleryImageFragment) => ({ ...image, picture: picture.name })

const withImages = ({ images, ...gallery }: RestGalleryFragment & { images: RestGalleryImageFragment[] }) => ({
  gallery: shape(gallery),
  images: images.map(imageShape),
})

/** `archive` arrives as 0, 1, "0", "1", true or false. */
function galleryIn({ archive, ...body }: Record<string, unknown>) {
  const input = inputOf(body, "name", "description") as object
  if (archive === undefined) return input as never
  if (!["0", "1", "true", "false"].includes(String(archive))) throw badInput({ archive: "Please send 0 or 1." })
  return { ...input, archive: ["1", "true"].includes(String(archive)) } as never
}

/** The body is a list, or one picture alone. */
function imagesIn({ body }: RestRequest) {
  const list = (Array.isArray(body) ? body : [body]) as Record<string, unknown>[]
  return list.map((image) => inputOf({ ...image, caption: image?.caption ?? "" }, "caption")) as never
}

export const galleriesRest: Record<string, RestRow> = {
  "GET /galleries": list(RestGalleriesDocument, {
    page: ({ galleries }) => galleries,
    reply: (galleries) => galleries.map(shape),
  }),
  "GET /galleries/view/:id": row(RestGalleryWithImagesDocument, {
    with: (request) => ({ id: request.id() }),
    reply: ({ gallery }) => gallery && withImages(gallery),
  }),
  "POST /galleries/add": row(RestAddGalleryDocument, {
    with: ({ body }) => ({ input: galleryIn(body) }),
    reply: ({ addGallery }) => shape(addGallery),
    status: 201,
  }),
  "PUT /galleries/edit/:id": row(RestEditGalleryDocument, {
    with: (request) => ({ id: request.id(), input: galleryIn(request.body) }),
    reply: ({ editGallery }) => shape(editGallery),
  }),
  "DELETE /galleries/delete/:id": row(RestDeleteGalleryDocument, {
    with: (request) => ({ id: request.id() }),
    reply: ({ deleteGallery }) => deleteGallery,
  }),
  "POST /galleries/addpics/:id": row(RestAddGalleryImagesDocument, {
    with: (request) => ({ id: request.id(), images: imagesIn(request) }),
    reply: ({ addGalleryImages }) => withImages(addGalleryImages),
    status: 201,
  }),
  "GET /galleries/viewpic/:id": row(RestGalleryImageByIdDocument, {
    with: (request) => ({ id: request.id() }),
    reply: ({ galleryImage }) => galleryImage && imageShape(galleryImage),
  }),
  "PUT /galleries/editpic/:id": row(RestEditGalleryImageDocument, {
    with: (request) => ({ id: request.id(), input: inputOf(request.body, "caption") }),
    reply: ({ editGalleryImage }) => imageShape(editGalleryImage),
  }),
}
