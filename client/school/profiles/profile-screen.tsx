import { evictLists } from "../../base/session/evict.ts"
import { Link } from "../../base/ui/controls/link.tsx"
import { Tabs } from "../../base/ui/controls/tabs.tsx"
import { lazy } from "../../base/ui/loading/lazy.tsx"
import { SkeletonHeading, SkeletonPicture, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { Portrait } from "../../base/ui/pictures/portrait.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
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

function ProfileView({ profile }: { profile: ProfileFieldsFragment }) {
  const t = useT()
  const lang = useOriginalLang()
  const { name, position, picture, bio } = profile
  const { all, path } = groupOf(profile.group)

  return (
    <article className={style.profile}>
      <Portrait of={picture} lang={lang} className={style.portrait} sizes="(min-width: 48rem) 24rem, 80vw" priority />
      <div className={style.words}>
        <div>
          <h1 className="headline">{name}</h1>
          <p className={style.position} lang={lang}>
            {position}
          </p>
        </div>
        <Tabs
          label={t("About {name}", { name })}
          tabs={[{ name: t("Bio"), content: <RichText html={bio} lang={lang} className="measure" /> }]}
        />
        <p>
          <Link to={path}>{t(all)}</Link>
        </p>
      </div>
    </article>
  )
}
