import { useSite } from "../../base/layout/site-info.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { Tabs } from "../../base/ui/controls/tabs.tsx"
import { lazy } from "../../base/ui/loading/lazy.tsx"
import { SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { Portrait } from "../../base/ui/pictures/portrait.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
import {
  type ProfileFieldsFragment,
  useDeleteProfileMutation,
  useEditProfileMutation,
  useProfileQuery,
} from "../../generated/graphql.ts"
import { ShownItem } from "../../items/content/one-item.tsx"
import { OwnedItem } from "../../items/content/owned-item.tsx"
import { useTranslated } from "../../items/content/translated.ts"
import { groupOf, groupSection, peopleSection } from "./groups.ts"

const ProfileForm = lazy(() => import("./profile-form.tsx"), "ProfileForm")

export const ProfileScreen = () => (
  <ShownItem useOne={useProfileQuery} section={peopleSection} width="text" skeleton={<SkeletonText lines={8} />}>
    {({ profile }) => profile && <Profile key={profile.id} profile={profile} />}
  </ShownItem>
)

function Profile({ profile }: { profile: ProfileFieldsFragment }) {
  const { name, group, position, picture } = profile
  const localized = useTextProps()
  const original = useOriginalLang()

  return (
    <OwnedItem
      section={groupSection(groupOf(group))}
      title={name}
      item={profile}
      head={{
        intro: <p {...localized(position)} />,
        picture: <Portrait of={picture} lang={original} sizes="(min-width: 48rem) 16rem, 6rem" priority />,
        children: <ContactLinks of={profile} />,
      }}
      useEdit={useEditProfileMutation}
      useRemove={useDeleteProfileMutation}
      Form={ProfileForm}
    >
      <ProfileView profile={profile} />
    </OwnedItem>
  )
}

function ProfileView({ profile }: { profile: ProfileFieldsFragment }) {
  const t = useT()
  const lang = useOriginalLang()
  const { name, bio } = profile
  const { all, path } = groupOf(profile.group)

  return (
    <article className="stack5">
      <Tabs
        label={t("About {name}", { name })}
        tabs={[{ name: t("Bio"), content: <RichText html={bio} lang={lang} className="measure" /> }]}
      />
      <p>
        <Link to={path}>{t(all)}</Link>
      </p>
    </article>
  )
}

function ContactLinks({ of: { id, name, classes } }: { of: ProfileFieldsFragment }) {
  const t = useT()
  const translated = useTranslated()
  const acceptsMessages = useSite()?.writeToPeople
  if (!acceptsMessages && classes.length === 0) return null

  return (
    <p className="line3 unprinted">
      {acceptsMessages && (
        <ButtonLink to={`/contact?to=person-${id}`} className="breaks">
          {t("Write to {name}", { name })}
        </ButtonLink>
      )}
      {classes.map(translated).map((one) => (
        <Link key={one.id} to={`/classes/view/${one.id}`} lang={one.lang}>
          {one.title}
        </Link>
      ))}
    </p>
  )
}
