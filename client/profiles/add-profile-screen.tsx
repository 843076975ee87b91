import { AddOwnedItem } from "../content/add-owned-item.tsx"
import { useAddProfileMutation } from "../generated/graphql.ts"
import { peopleSection } from "./groups.ts"
import { ProfileForm } from "./profile-form.tsx"

export function AddProfileScreen() {
  return <AddOwnedItem section={peopleSection} useAdd={useAddProfileMutation} Form={ProfileForm} />
}
