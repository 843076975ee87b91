import type { EntityManager } from "typeorm"
import { insertRow } from "../../store/database/insert-row.ts"
import type { CleanPicture } from "../../store/images/decode.ts"
import { Picture } from "./picture.ts"

export interface KeptFile {
  name: string
  clean: CleanPicture
}

export type Described = Partial<Pick<Picture, "words" | "focusX" | "focusY">>

type About = Described & Pick<Picture, "name" | "uploaderId">

export function insertPicture(rows: EntityManager, { name: file, clean }: KeptFile, about: About): Promise<Picture> {
  const { type, width, height, color, bytes, hash } = clean
  return insert(rows, { file, hash, type, width, height, color, bytes: bytes.length, words: null, ...about })
}

/** Shares the file and starts with the same words. */
export const anotherUse = (rows: EntityManager, { id: _, ...picture }: Picture): Promise<Picture> =>
  insert(rows, { ...picture, uploaderId: null })

const insert = (rows: EntityManager, fields: Partial<Picture>) =>
  insertRow(rows, Picture, Object.assign(new Picture(), fields, { createdAt: new Date() }))
