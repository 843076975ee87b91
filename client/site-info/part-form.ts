import type { EditSiteInput, OfficeSiteFieldsFragment } from "../generated/office.ts"
import type { Sent } from "../writing/use-sending.ts"

/** What the form of every part of the site's information is given. */
export type PartFormProps = {
  site: OfficeSiteFieldsFragment
  /** Rejects with the server's failure, which the form then tells; what was typed stays. */
  save: (input: EditSiteInput, sent: Sent) => Promise<void>
  onCancel: () => void
}

/** What to do for what the form writes into one object: `change({ title: "…" })`. */
export type Change<T> = (part: Partial<T>) => void

/** A copy without the type names that the API adds to its answers and takes in no input. */
export function plain<T extends { __typename?: string }>({ __typename, ...fields }: T): Omit<T, "__typename"> {
  return fields
}
