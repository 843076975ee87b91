import { evictLists } from "../../base/session/evict.ts"
import { lazy } from "../../base/ui/loading/lazy.tsx"
import { SkeletonHeading, SkeletonPicture, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import {
  type AddProfileInput,
  type ProfileFieldsFragment,
  useDeleteProfileMutation,
  useEditProfileMutation,
  useProfileQuery,
} from "../../generated/graphql.ts"
import type { EditedWith } from "../../items/content/edit-item.tsx"
import { useItemId, useShownItem } from "../../items/content/item-id.ts"
import { OneItem } from "../../items/content/one-item.tsx"
import { OwnedItem } from "../../items/content/owned-item.tsx"
import { groupOf, groupSection, peopleSection } from "./groups.ts"
import style from "./profile-view.module.css"
import { ProfileView } from "./profile-view.tsx"

const ProfileForm = lazy(() => import("./profile-form.tsx"), "ProfileForm")

export function ProfileScreen() {
  const id = useItemId()
  const query = useProfileQuery(useShownItem())

  return (
    <OneItem id={id} section={peopleSection} query={query} skeleton={<Skeleton />}>
      {({ profile }) => profile && <Profile key={profile.id} profile={profile} />}
    </OneItem>
  )
}

function Profile({ profile }: { profile: ProfileFieldsFragment }) {
  const { id, name, group } = profile
  const [edit] = useEditProfileMutation({ update: evictLists })

  return (
    <OwnedItem
      section={groupSection(groupOf(group))}
      title={name}
      item={profile}
      edit={(input: AddProfileInput & EditedWith, context) => edit({ variables: { id, input }, context })}
      useRemove={useDeleteProfileMutation}
      fetchForm={ProfileForm.fetch}
      form={(form) => <ProfileForm profile={profile} {...form} />}
      width="full"
    >
      <ProfileView profile={profile} />
    </OwnedItem>
  )
}

function Skeleton() {
  return (
    <div className={style.profile}>
      <SkeletonPicture shape="portrait" />
      <div className={style.words}>
        <SkeletonHeading />
        <SkeletonText lines={8} />
      </div>
    </div>
  )
}
