import { useAddProfileMutation } from "../../generated/graphql.ts"
import { AddItem } from "../../items/content/add-item.tsx"
import { peopleSection } from "./groups.ts"
import { ProfileForm } from "./profile-form.tsx"

export function AddProfileScreen() {
  return <AddItem section={peopleSection} useAdd={useAddProfileMutation} form={(form) => <ProfileForm {...form} />} />
}
