import type { EntityManager } from "typeorm"
import { Role } from "../../access/roles.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import type { CleanPicture } from "../../store/images/decode.ts"
import { Picture } from "./picture.ts"
import { Recognisable } from "./recognisable.ts"

export interface NewFile {
  name: string
  clean: CleanPicture
}

export type Described = Partial<Pick<Picture, "words" | "focusX" | "focusY" | "recognisable">>

export async function insertPicture(
  rows: EntityManager,
  { name: file, clean }: NewFile,
  about: Described & Pick<Picture, "name" | "uploaderId">,
): Promise<Picture> {
  const { type, width, height, color, bytes, hash } = clean
  const [{ withheldBelow }] = await rows.query(withheldAs, [hash])
  const described = { bytes: bytes.length, ...unsaid, withheldBelow, ...about }
  return insert(rows, { file, hash, type, width, height, color, ...described })
}

/** The same picture sent again shows the same children. An erased picture is no longer recognised. */
const withheldAs = `SELECT COALESCE((SELECT MAX("withheldBelow") FROM "pictures" WHERE "hash" = $1),
  CASE WHEN EXISTS (SELECT 1 FROM "child_pictures" WHERE "hash" = $1) THEN ${Role.EDITOR} ELSE 0 END) AS "withheldBelow"`

const unsaid = { words: null, recognisable: Recognisable.UNSAID }

/** Shares the file and starts with the same words. */
export const anotherUse = (rows: EntityManager, { id: _, ...picture }: Picture): Promise<Picture> =>
  insert(rows, { ...picture, uploaderId: null })

const insert = (rows: EntityManager, fields: Partial<Picture>) =>
  insertRow(rows, Picture, Object.assign(new Picture(), fields, { createdAt: new Date() }))
