import { pick } from "../api/rest.ts"

interface OwnedResult {
  picture?: { name: string } | null
  user: { id: number; name: string }
}

/** An item as section 3 of the specification has it: the picture by its file name, the creator by id and name. */
export function owned<T extends OwnedResult>({ picture, user, ...fields }: T) {
  return { ...fields, picture: picture?.name ?? null, userId: user.id, user: { name: user.name } }
}

/** The named fields of a body and its `picture`, as an add or edit wants them. */
export function inputOf(body: Record<string, unknown>, ...keys: string[]) {
  const { picture } = body
  return {
    ...(pick(body, ...keys) as object),
    ...(picture != null && picture !== "" && { picture: { name: picture } }),
  } as never
}
