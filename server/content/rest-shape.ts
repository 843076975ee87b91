import { fileName, pictureMissing, shape, text, whole } from "../api/shape.ts"

interface OwnedResult {
  picture?: { name: string } | null
  user: { id: number; name: string }
}

/** What every item that somebody created shows of its picture and its creator. */
export const ownedFields = {
  picture: fileName.nullable(),
  pictureMissing,
  userId: whole.describe("The id of the account that created it."),
  user: shape("Author", { name: text }),
}

/** An item as section 3 of the specification has it: the picture by its file name, the creator by id and name. */
export function owned<T extends OwnedResult>({ picture, user, ...fields }: T) {
  return { ...fields, picture: picture?.name ?? null, userId: user.id, user: { name: user.name } }
}
