import { AddOwnedItem } from "../content/add-owned-item.tsx"
import { evict } from "../content/evict.ts"
import { useAddProfileMutation } from "../generated/graphql.ts"
import { peopleSection } from "./groups.ts"
import { ProfileForm } from "./profile-form.tsx"

export function AddProfileScreen() {
  const [add] = useAddProfileMutation({ update: evict("profiles", "home") })
  return <AddOwnedItem section={peopleSection} named="Profile" add={add} Form={ProfileForm} />
}
