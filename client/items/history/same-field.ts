import type { ComparedVersionFragment } from "../../generated/graphql.ts"

export type VersionField = ComparedVersionFragment["fields"][number]

/** Compares pictures by name: an address may have been signed anew. */
export const isSameField = (was: VersionField | undefined, now: VersionField): boolean =>
  was !== undefined && contentOf(was) === contentOf(now)

const contentOf = ({ text, picture, pictures }: VersionField): string =>
  JSON.stringify([text, picture && contentOfPictured(picture), pictures.map(contentOfPictured)])

export type Pictured = VersionField["pictures"][number]

export const contentOfPictured = ({ caption, erased, picture }: Pictured): string =>
  JSON.stringify([caption, erased, picture?.name, picture?.alt, picture?.focus])
