import { Matches } from "class-validator"
import { compose, FreeLine, FreeText, ValueType } from "./fields.ts"

/** A page of this site: `//` would lead to another one. */
export const SitePath = (description: string) =>
  compose(
    FreeText({ description: `${description} Begins with a slash, such as /apply.`, max: 200 }),
    Matches(/^\/(?![/\\])\S*$/, { message: "Please give a page of this site, which begins with /." }),
  )

@ValueType("A link to a page of this site.")
export class SiteLink {
  @FreeLine({ description: "Link text.", max: 60 })
  title!: string

  @SitePath("Target path.")
  path!: string
}
