import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { addPictures, published } from "../../../test/items.ts"
import { drawnPicture } from "../../../test/school.ts"
import { storedPicture } from "../../../test/stored-picture.ts"
import { Role } from "../../access/roles.ts"
import { GalleryImage } from "./gallery-image.ts"

const gallery =
  "id name description archive canEdit picture { name } images { id caption galleryId canEdit picture { name } }"
const readGallery = `query ($id: Int!) { gallery(id: $id) { ${gallery} } }`
const readImage = "query ($id: Int!) { galleryImage(id: $id) { id caption galleryId } }"
const hang =
  "mutation ($id: Int!, $images: [GalleryImageInput!]!) { addGalleryImages(id: $id, images: $images) { images { caption } } }"
const editImage =
  "mutation ($id: Int!, $input: EditGalleryImageInput!) { editGalleryImage(id: $id, input: $input) { caption version picture { name } } }"

const { school, eda, eli, head } = schoolOfThisFile({
  eda: [Role.EDITOR, "Eda Editor"],
  eli: Role.EDITOR,
  head: Role.ADMINISTRATOR,
})

const captionsOf = async (id: number) => {
  const { data } = await school.visitor().ask(readGallery, { id })
  return data.gallery.images.map(({ caption }: { caption: string }) => caption)
}

const listedFor = async (client: Client) =>
  (await client.call("galleries", { perPage: 50 }, "items { id }")).items.map(({ id }: { id: number }) => id)

describe("a gallery", () => {
  it("shows its cover and its pictures, in the order in which they were added", async () => {
    const { id } = await published(eda, "Gallery")
    await addPictures(eda, id, ["One", null])
    await addPictures(eda, id, ["Three"])
    const { data } = await school.visitor().ask(readGallery, { id })
    expect(data.gallery).toMatchObject({ name: "Sports week", archive: false, canEdit: false })
    expect(data.gallery.images).toMatchObject([
      { caption: "One", galleryId: id, canEdit: false },
      { caption: "", galleryId: id },
      { caption: "Three", galleryId: id },
    ])
    const mine = await eda.call("gallery", { id }, gallery)
    expect([mine, ...mine.images].map(({ canEdit }) => canEdit)).toEqual([true, true, true, true])
  })

  it("takes PNG and JPEG and nothing else, whether uploaded with it or before", async () => {
    const { id } = await published(eda, "Gallery")
    const webp = await storedPicture(eda, { format: "webp" })
    const add =
      "mutation ($id: Int!, $file: Upload!) { addGalleryImages(id: $id, images: [{ picture: { upload: $file } }]) { images { picture { name } } } }"
    const uploaded = await eda.upload(add, { id }, new Blob([await drawnPicture({ format: "webp" })]))
    expect(codeOf(uploaded)).toBe("UNSUPPORTED_PICTURE")
    expect(codeOf(await eda.graphql(hang, { id, images: [{ picture: { name: webp } }] }))).toBe("UNSUPPORTED_PICTURE")
    expect(await eda.refusal("editGallery", { id, input: { picture: { name: webp } } })).toBe("UNSUPPORTED_PICTURE")
    expect(await captionsOf(id)).toEqual([])
    const jpeg = new Blob([await drawnPicture({ format: "jpeg" })])
    const { data } = await eda.upload(add, { id }, jpeg, "variables.file", "Tug of War.jpeg")
    expect(data.addGalleryImages.images[0].picture.name).toMatch(/^\d{13}-Tug-of-War\.jpg$/)
  })

  it("takes with it all its pictures when it is deleted", async () => {
    const { id } = await published(eda, "Gallery")
    const [image] = await addPictures(eda, id, ["One", "Two"])
    await eda.call("deleteGallery", { id })
    expect((await school.visitor().ask(readImage, { id: image.id })).data.galleryImage).toBeNull()
    expect(await school.services.database.read.countBy(GalleryImage, { galleryId: id })).toBe(0)
  })
})

describe("hanging pictures", () => {
  it("names each that is not in order, and then hangs none of them", async () => {
    const { id } = await published(eda, "Gallery")
    const name = await storedPicture(eda)
    const images = [{ picture: { name } }, { picture: { name }, caption: "x".repeat(501) }]
    const answer = await eda.graphql(hang, { id, images })
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ "images.1.caption": "Please use at most 500 characters." })
    const unknown = await eda.graphql(hang, { id, images: [{ picture: { name } }, { picture: { name: "none.png" } }] })
    expect(codeOf(unknown)).toBe("BAD_USER_INPUT")
    expect(await captionsOf(id)).toEqual([])
  })

  it("is for one picture to two hundred at once, in a gallery that exists", async () => {
    const { id } = await published(eda, "Gallery")
    const name = await storedPicture(eda)
    const many = (count: number) => Array.from({ length: count }, () => ({ picture: { name } }))
    expect(codeOf(await eda.graphql(hang, { id, images: [] }))).toBe("BAD_USER_INPUT")
    expect(codeOf(await eda.graphql(hang, { id, images: many(201) }))).toBe("BAD_USER_INPUT")
    expect((await eda.graphql(hang, { id, images: many(200) })).errors).toBeUndefined()
    expect(codeOf(await head.graphql(hang, { id: 999_999, images: many(1) }))).toBe("NOT_FOUND")
  })

  it("while somebody deletes the gallery leaves nothing behind", async () => {
    for (let time = 0; time < 5; time++) {
      const { id } = await published(eda, "Gallery")
      const images = [{ picture: { name: await storedPicture(eda) } }]
      const [deleted, ...added] = await Promise.all([
        eda.try("deleteGallery", { id }),
        ...Array.from({ length: 4 }, () => head.graphql(hang, { id, images })),
      ])
      expect(deleted.errors).toBeUndefined()
      for (const answer of added) expect([undefined, "NOT_FOUND"]).toContain(codeOf(answer))
      expect(await school.services.database.read.countBy(GalleryImage, { galleryId: id })).toBe(0)
    }
  })
})

describe("a picture of a gallery", () => {
  it("gets other words or another file, and tells a second writer that somebody was faster", async () => {
    const { id } = await published(eda, "Gallery")
    const [image] = await addPictures(eda, id, ["One"])
    const name = await storedPicture(eda)
    const { data } = await eda.ask(editImage, { id: image.id, input: { picture: { name }, version: image.version } })
    expect(data.editGalleryImage).toMatchObject({ caption: "One", picture: { name } })
    const late = await eda.graphql(editImage, { id: image.id, input: { caption: "Two", version: image.version } })
    expect(codeOf(late)).toBe("CONFLICT")
  })

  it("moves to another place, and the others close up", async () => {
    const { id } = await published(eda, "Gallery")
    await addPictures(eda, (await published(eda, "Gallery")).id, ["x", "y", "z"])
    const images = await addPictures(eda, id, ["a", "b", "c", "d"])
    const move = (index: number, place: number) =>
      eda.ask(editImage, { id: images[index].id, input: { place, version: images[index].version } })
    await move(3, 1)
    expect(await captionsOf(id)).toEqual(["d", "a", "b", "c"])
    await move(0, 3)
    expect(await captionsOf(id)).toEqual(["d", "b", "a", "c"])
    await move(1, 99)
    expect(await captionsOf(id)).toEqual(["d", "a", "c", "b"])
    await addPictures(eda, id, ["e"])
    expect(await captionsOf(id)).toEqual(["d", "a", "c", "b", "e"])
    expect(codeOf(await eda.graphql(editImage, { id: images[0].id, input: { place: 0 } }))).toBe("BAD_USER_INPUT")
    await school.services.database.write((rows) => rows.update(GalleryImage, { galleryId: id }, { place: 0 }))
    expect(await captionsOf(id)).toEqual(["a", "b", "c", "d", "e"])
  })

  it("can be taken down, and the gallery stays", async () => {
    const { id } = await published(eda, "Gallery")
    const [one] = await addPictures(eda, id, ["One", "Two"])
    await eda.call("deleteGalleryImage", { id: one.id })
    expect(await captionsOf(id)).toEqual(["Two"])
  })
})

describe("an archived gallery", () => {
  it("is there only for those who may edit it, with all its pictures, until it is archived no longer", async () => {
    const { id } = await published(eda, "Gallery", { archive: true })
    const [image] = await addPictures(eda, id, ["One"])
    for (const client of [eda, head]) {
      expect(await listedFor(client)).toContain(id)
      expect(await client.call("gallery", { id }, gallery)).toMatchObject({ archive: true })
      expect((await client.ask(readImage, { id: image.id })).data.galleryImage).toMatchObject({ caption: "One" })
    }
    for (const client of [eli, school.visitor()]) {
      expect(await listedFor(client)).not.toContain(id)
      expect(await client.call("gallery", { id }, gallery)).toBeNull()
      expect((await client.ask(readImage, { id: image.id })).data.galleryImage).toBeNull()
    }
    await eda.call("editGallery", { id, input: { archive: false } })
    expect(await listedFor(school.visitor())).toContain(id)
  })
})
