import type { ItemForm } from "../forms/fields-form.tsx"
import type { EditSiteInput, OfficeSiteFieldsFragment } from "../generated/office.ts"

export type PartFormProps = ItemForm<EditSiteInput> & { site: OfficeSiteFieldsFragment }
