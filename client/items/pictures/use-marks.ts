import { useState } from "react"
import { apiClient } from "../../base/session/api-client.ts"
import { useAsync } from "../../base/ui/controls/use-async.ts"
import { Refused } from "../../base/ui/loading/failure.ts"
import type { FacedPicture } from "../../base/ui/pictures/faces/face-marks.ts"
import { storeName } from "../../base/ui/pictures/store-name.ts"
import {
  MarkPicturesDocument,
  PicturesNamedDocument,
  type PicturesNamedQuery,
  type Recognisable,
} from "../../generated/office.ts"
import { type PictureUpload, uploadPicture } from "./upload-picture.ts"

type Marks = Record<string, Recognisable | null | undefined>

/** The server's maximum of names per request. */
const maxPerRequest = 200

/** The answers for stored pictures, by name. Undefined until read, and for an account without the right. */
export function useMarks(names: readonly string[]) {
  const [marks, setMarks] = useState<Marks>({})
  const requestKey = names.join("\n")
  useAsync(
    requestKey,
    () => (requestKey ? Promise.all([...batchesOf(names, maxPerRequest)].map(readMarks)) : undefined),
    (read) => setMarks((before) => Object.assign({}, ...read, before)),
  )

  return {
    marks,
    /** Saves the answer at once. @throws as the API client */
    async mark(names: readonly string[], recognisable: Recognisable, children?: number[]) {
      for (const part of batchesOf(names, maxPerRequest)) {
        await store(part, recognisable, children)
        setMarks((before) => ({ ...before, ...Object.fromEntries(part.map((name) => [name, recognisable])) }))
      }
    },
  }
}

const store = (names: readonly string[], recognisable: Recognisable, children?: number[]) =>
  apiClient.mutate({ mutation: MarkPicturesDocument, variables: { names, recognisable, children } })

const storedAnswers = new WeakMap<File, string>()

/** Uploads a picture of a text, and stores the answers about it, as the text does not. @throws as the API client */
export async function sendFigure({ recognisable, children }: FacedPicture, upload: PictureUpload) {
  const { file } = upload
  await uploadPicture(upload)
  const answers = JSON.stringify([recognisable, children])
  if (!recognisable || storedAnswers.get(file) === answers) return
  await store([storeName(file)], recognisable, children)
  storedAnswers.set(file, answers)
}

/**
 * Copies a stored picture with its people. Copies in the browser's cache may show faces that were blurred since.
 * @throws as the API client; Refused if it is not there any more
 */
export async function readStored(name: string): Promise<FacedPicture & { file: File }> {
  const [picture] = await fetchNamed([name])
  const response = picture && (await fetch(picture.url))
  if (!picture || !response?.ok) throw new Refused("NOT_FOUND", "The picture could not be read. Please try again.")
  const blob = await response.blob()
  return { file: new File([blob], name, { type: blob.type }), copyOf: name, ...peopleIn(picture) }
}

/** The stored answers about a picture; undefined if they cannot be read. */
export async function readPeople(name: string): Promise<FacedPicture | undefined> {
  const [picture] = await fetchNamed([name]).catch(() => [])
  return picture && peopleIn(picture)
}

const peopleIn = ({ recognisable, children }: PicturesNamedQuery["picturesNamed"][number]): FacedPicture => ({
  recognisable: recognisable ?? undefined,
  children: children?.map(({ id }) => id),
})

async function fetchNamed(names: string[]) {
  const options = { query: PicturesNamedDocument, variables: { names }, fetchPolicy: "no-cache" } as const
  return (await apiClient.query<PicturesNamedQuery>({ ...options, context: { quiet: true } })).data?.picturesNamed ?? []
}

async function readMarks(names: string[]): Promise<Marks> {
  const found = await fetchNamed(names).catch(() => [])
  // A text refers to a picture by its file, whose name may differ.
  const nameOf = ({ name }: { name: string }) => (names.length === 1 ? (names[0] as string) : name)
  return Object.fromEntries(found.map((picture) => [nameOf(picture), picture.recognisable]))
}

export function* batchesOf<T>(all: readonly T[], size: number) {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}
