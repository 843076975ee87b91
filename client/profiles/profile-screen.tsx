import { ContentBanner } from "../content/content-banner.tsx"
import type { EditedWith } from "../content/editable-item.tsx"
import { evictLists } from "../content/evict.ts"
import { useItemId, useShownItem } from "../content/item-id.ts"
import { OneItem } from "../content/one-item.tsx"
import { OwnedItem } from "../content/owned-item.tsx"
import {
  type AddProfileInput,
  type ProfileFieldsFragment,
  useDeleteProfileMutation,
  useEditProfileMutation,
  useProfileQuery,
} from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { lazy } from "../ui/loading/lazy.tsx"
import { Loading, SkeletonHeading, SkeletonPicture, SkeletonText } from "../ui/loading/skeleton.tsx"
import { useT } from "../ui/words/words.tsx"
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
  const [edit] = useEditProfileMutation({ update: evictLists(peopleSection) })

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
  const t = useT()
  return (
    <>
      <ContentBanner section={peopleSection} here="…" />
      <Page>
        <Loading label={t("Loading the profile…")}>
          <div className={style.profile}>
            <SkeletonPicture shape="portrait" className={style.arch} />
            <div className={style.words}>
              <SkeletonHeading />
              <SkeletonText lines={8} />
            </div>
          </div>
        </Loading>
      </Page>
    </>
  )
}
