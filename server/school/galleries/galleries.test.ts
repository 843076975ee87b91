import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { addPictures, published, storedPicture } from "../../../test/items.ts"
import { drawnPicture } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { GalleryImage } from "./gallery-image.ts"

const gallery =
  "id name description archive canEdit picture { name } images { id caption galleryId canEdit picture { name } }"
const addImages =
  "mutation ($id: Int!, $images: [GalleryImageInput!]!) { addGalleryImages(id: $id, images: $images) { images { caption } } }"

const { school, eda, eli, head } = schoolOfThisFile({
  eda: [Role.EDITOR, "Eda Editor"],
  eli: Role.EDITOR,
  head: Role.ADMINISTRATOR,
})

const captionsOf = async (id: number) => {
  const { images } = await school.visitor().call("gallery", { id }, gallery)
  return images.map(({ caption }: { caption: string }) => caption)
}

const listedFor = async (client: Client) =>
  (await client.call("galleries", { perPage: 50 }, "items { id }")).items.map(({ id }: { id: number }) => id)

describe("a gallery", () => {
  it("shows its cover, and its pictures in the order in which they were added", async () => {
    const picture = { name: await storedPicture(eda) }
    const { id } = await published(eda, "Gallery", { picture })
    await addPictures(eda, id, ["One", null])
    await addPictures(eda, id, ["Three"])
    const images = ["One", "", "Three"].map((caption) => ({ caption, galleryId: id, canEdit: false }))
    const shown = { name: "Sports week", archive: false, canEdit: false, picture, images }
    expect(await school.visitor().call("gallery", { id }, gallery)).toMatchObject(shown)
    const mine = await eda.call("gallery", { id }, gallery)
    expect([mine, ...mine.images].map(({ canEdit }) => canEdit)).toEqual([true, true, true, true])
  })

  it("accepts only PNG and JPEG pictures, uploaded with it or before", async () => {
    const { id } = await published(eda, "Gallery")
    const webp = await storedPicture(eda, { format: "webp" })
    const add =
      "mutation ($id: Int!, $file: Upload!) { addGalleryImages(id: $id, images: [{ picture: { upload: $file } }]) { images { picture { name } } } }"
    const uploaded = await eda.upload(add, { id }, new Blob([await drawnPicture({ format: "webp" })]))
    expect(codeOf(uploaded)).toBe("UNSUPPORTED_PICTURE")
    expect(await eda.refusal("editGallery", { id, input: { picture: { name: webp } } })).toBe("UNSUPPORTED_PICTURE")
    expect(await captionsOf(id)).toEqual([])
    const jpeg = new Blob([await drawnPicture({ format: "jpeg" })])
    const { data } = await eda.upload(add, { id }, jpeg, "variables.file", "Tug of War.jpeg")
    expect(data.addGalleryImages.images[0].picture.name).toMatch(/^\d{13}-Tug-of-War\.jpg$/)
  })
})

it("Adding pictures to a gallery leaves nothing behind if the gallery is deleted meanwhile", async () => {
  for (let time = 0; time < 5; time++) {
    const { id } = await published(eda, "Gallery")
    const images = [{ picture: { name: await storedPicture(eda) } }]
    const [deleted, ...added] = await Promise.all([
      eda.try("deleteGallery", { id }),
      ...Array.from({ length: 4 }, () => head.graphql(addImages, { id, images })),
    ])
    expect(deleted.errors).toBeUndefined()
    for (const answer of added) expect([undefined, "NOT_FOUND"]).toContain(codeOf(answer))
    expect(await school.services.database.read.countBy(GalleryImage, { galleryId: id })).toBe(0)
  }
})

describe("a picture of a gallery", () => {
  it("moves to another place, and the others close up", async () => {
    const { id } = await published(eda, "Gallery")
    await addPictures(eda, (await published(eda, "Gallery")).id, ["x", "y", "z"])
    const images = await addPictures(eda, id, ["a", "b", "c", "d"])
    const move = (index: number, place: number) =>
      eda.call("editGalleryImage", { id: images[index].id, input: { place, version: images[index].version } })
    for (const [index, place, captions] of [
      [3, 1, "d a b c"],
      [0, 3, "d b a c"],
      [1, 99, "d a c b"],
    ] as const) {
      await move(index, place)
      expect((await captionsOf(id)).join(" ")).toBe(captions)
    }
    await addPictures(eda, id, ["e"])
    expect(await captionsOf(id)).toEqual(["d", "a", "c", "b", "e"])
    expect(await eda.refusal("editGalleryImage", { id: images[0].id, input: { place: 0 } })).toBe("BAD_USER_INPUT")
    await school.services.database.write((rows) => rows.update(GalleryImage, { galleryId: id }, { place: 0 }))
    expect(await captionsOf(id)).toEqual(["a", "b", "c", "d", "e"])
  })

  it("is reordered with all others, unless one is missing or the order has changed meanwhile", async () => {
    const { id } = await published(eda, "Gallery")
    const images = (await addPictures(eda, id, ["a", "b", "c"])).map((image: { id: number }) => image.id)
    const [a, b, c] = images
    const [elsewhere] = await addPictures(eda, (await published(eda, "Gallery")).id, ["x"])
    const order = (images: number[], from?: number[]) => eda.try("orderGalleryImages", { id, images, from })
    for (const wrong of [[a, b], [a, b, b], [a, b, c, a], [a, b, elsewhere.id], []])
      expect([wrong, codeOf(await order(wrong))]).toEqual([wrong, "BAD_USER_INPUT"])
    expect(codeOf(await order(Array(1001).fill(a)))).toBe("BAD_USER_INPUT")
    for (let time = 0; time < 2; time++) expect((await order([c, a, b], images)).errors).toBeUndefined()
    expect(await captionsOf(id)).toEqual(["c", "a", "b"])
    expect(codeOf(await order([b, a, c], images))).toBe("CONFLICT")
    expect(await captionsOf(id)).toEqual(["c", "a", "b"])

    const { items } = await eda.call("versions", { type: "GALLERY", id }, "items { id changed }")
    expect(items[0].changed).toEqual(["pictures"])
    await eda.call("restoreVersion", { id: items[1].id })
    expect(await captionsOf(id)).toEqual(["a", "b", "c"])
  })

  it("cannot be reordered by an editor who needs approval", async () => {
    const { id } = await published(eda, "Gallery")
    const images = (await addPictures(eda, id, ["a", "b"])).map((image: { id: number }) => image.id)
    const turned = { id, images: images.toReversed() }
    await head.call("editSite", { input: { approvesEditors: true } })
    expect(await eda.refusal("orderGalleryImages", turned)).toBe("FORBIDDEN")
    await head.call("orderGalleryImages", turned)
    await head.call("editSite", { input: { approvesEditors: false } })
    expect(await captionsOf(id)).toEqual(["b", "a"])
  })

  it("is deleted by itself or with its gallery", async () => {
    const { id } = await published(eda, "Gallery")
    const [one, two] = await addPictures(eda, id, ["One", "Two"])
    expect(await eda.refusal("deleteGalleryImage", { id: one.id, version: one.version + 1 })).toBe("CONFLICT")
    await eda.call("deleteGalleryImage", { id: one.id, version: one.version })
    expect(await captionsOf(id)).toEqual(["Two"])
    await eda.call("deleteGallery", { id })
    expect(await school.visitor().call("galleryImage", { id: two.id })).toBeNull()
    expect(await school.services.database.read.countBy(GalleryImage, { galleryId: id })).toBe(0)
  })
})

it("An archived gallery is visible with its pictures only to those who may edit it, until unarchived", async () => {
  const { id } = await published(eda, "Gallery", { archive: true })
  const [image] = await addPictures(eda, id, ["One"])
  for (const client of [eda, head]) {
    expect(await listedFor(client)).toContain(id)
    expect(await client.call("gallery", { id }, gallery)).toMatchObject({ archive: true })
    expect(await client.call("galleryImage", { id: image.id }, "caption")).toEqual({ caption: "One" })
  }
  for (const client of [eli, school.visitor()]) {
    expect(await listedFor(client)).not.toContain(id)
    expect(await client.call("gallery", { id }, gallery)).toBeNull()
    expect(await client.call("galleryImage", { id: image.id })).toBeNull()
  }
  await eda.call("editGallery", { id, input: { archive: false } })
  expect(await listedFor(school.visitor())).toContain(id)
})
