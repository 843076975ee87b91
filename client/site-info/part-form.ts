import type { ItemForm } from "../forms/fields-form.tsx"
import type { EditSiteInput, OfficeSiteFieldsFragment } from "../generated/office.ts"

/** What the form of every part of the site's information is given. */
export type PartFormProps = ItemForm<EditSiteInput> & { site: OfficeSiteFieldsFragment }
