import { AddItem } from "../content/add-item.tsx"
import { evict } from "../content/evict.ts"
import { type AddProfileInput, useAddProfileMutation } from "../generated/graphql.ts"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { peopleSection } from "./groups.ts"
import { ProfileForm } from "./profile-form.tsx"

export function AddProfileScreen() {
  const [addProfile] = useAddProfileMutation({ update: evict("profiles", "home") })
  const add = async (input: AddProfileInput, context: Sending) => {
    const { data } = await addProfile({ variables: { input }, context })
    return { path: `/profiles/view/${data?.addProfile.id}`, item: data?.addProfile }
  }

  return (
    <AddItem section={peopleSection} posted="Profile Posted" add={add} form={(form) => <ProfileForm {...form} />} />
  )
}
