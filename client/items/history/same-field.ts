import type { VersionQuery } from "../../generated/graphql.ts"

export type Version = NonNullable<VersionQuery["version"]>

export type VersionField = Version["fields"][number]

/** Compares pictures by name: an address may have been signed anew. */
export function isSameField(was: VersionField | undefined, now: VersionField): boolean {
  return was !== undefined && contentOf(was) === contentOf(now)
}

function contentOf({ text, picture, pictures }: VersionField): string {
  return JSON.stringify([text, picture && contentOfPictured(picture), pictures.map(contentOfPictured)])
}

export type Pictured = VersionField["pictures"][number]

export function contentOfPictured({ caption, erased, picture }: Pictured): string {
  return JSON.stringify([caption, erased, picture?.name, picture?.alt, picture?.focus])
}
