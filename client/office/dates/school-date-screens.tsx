import { evictLists } from "../../base/session/evict.ts"
import {
  useAddSchoolDateMutation,
  useDeleteSchoolDateMutation,
  useEditSchoolDateMutation,
  useSchoolDateQuery,
} from "../../generated/office.ts"
import { byId, useItemId } from "../../items/content/item-id.ts"
import { useYearInAddress } from "../../school/dates/year-in-address.ts"
import { AddRecord } from "../admin/add-record.tsx"
import { EditRecord } from "../admin/edit-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { pathOfYear, schoolDateForm } from "./school-date-form.ts"

const options = { update: evictLists }

export function AddSchoolDateScreen() {
  const year = useYearInAddress()
  const [add] = useAddSchoolDateMutation(options)

  return (
    <AddRecord
      {...schoolDateForm}
      of="date"
      start={{ year }}
      add={add}
      listPath={(sent) => pathOfYear(sent ? sent.year : year)}
    />
  )
}

export function SchoolDateScreen() {
  const [edit] = useEditSchoolDateMutation(options)
  const [remove] = useDeleteSchoolDateMutation(options)

  return (
    <OneRecord of="date" query={useSchoolDateQuery(byId(useItemId()))}>
      {({ schoolDate: date }) =>
        date && (
          <EditRecord
            {...{ edit, remove, ...schoolDateForm }}
            of="date"
            stored={date}
            name={date.name}
            isBinned
            listPath={(sent) => pathOfYear((sent ?? date).year)}
          />
        )
      }
    </OneRecord>
  )
}
