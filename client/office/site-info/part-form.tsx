import type { ComponentType } from "react"
import { editSiteLimits } from "../../generated/limits.ts"
import type { EditSiteInput, OfficeSiteFieldsFragment } from "../../generated/office.ts"
import type { AnyFields, Fields, Limit } from "../../items/forms/field.ts"
import { FieldsForm, type ItemForm } from "../../items/forms/fields-form.tsx"

type Site = OfficeSiteFieldsFragment

export type PartFormProps = ItemForm<EditSiteInput> & { site: Site }

export type SitePartForm = ComponentType<PartFormProps> & { fields?: AnyFields; within?: keyof Site }

type Part = keyof EditSiteInput & keyof Site

export const siteForm = (fields: Fields<EditSiteInput>) => formOf(fields as AnyFields, editSiteLimits)

export function partForm<P extends Part>(
  part: P,
  limits: Record<string, Limit>,
  fields: Fields<NonNullable<EditSiteInput[P]>>,
) {
  return formOf(fields as AnyFields, limits, part)
}

/** The form also has its fields as a property, which the list of settings shows. */
function formOf(fields: AnyFields, limits: Record<string, Limit>, within?: Part): SitePartForm {
  return Object.assign(PartForm, { fields, within })

  function PartForm({ site, save, ...form }: PartFormProps) {
    const stored = within ? (site[within] as object) : site
    return (
      <FieldsForm
        {...form}
        {...{ fields, limits, within }}
        stored={{ ...stored, version: site.version }}
        save={(input, sent) => save(within ? { [within]: input } : input, sent)}
      />
    )
  }
}
