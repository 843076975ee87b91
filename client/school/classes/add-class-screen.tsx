import { useAddClassMutation } from "../../generated/graphql.ts"
import { AddItem } from "../../items/content/add-item.tsx"
import { ClassForm } from "./class-form.tsx"
import { classSection } from "./class-section.ts"

export function AddClassScreen() {
  return <AddItem section={classSection} useAdd={useAddClassMutation} form={(form) => <ClassForm {...form} />} />
}
