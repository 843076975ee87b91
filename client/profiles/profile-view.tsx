import type { ProfileFieldsFragment } from "../generated/graphql.ts"
import { Link } from "../ui/controls/link.tsx"
import { Tabs } from "../ui/controls/tabs.tsx"
import { Portrait } from "../ui/pictures/portrait.tsx"
import { RichText } from "../ui/texts/rich-text.tsx"
import { useOriginalLang, useT } from "../ui/words/words.tsx"
import { groupOf } from "./groups.ts"
import style from "./profile-view.module.css"

export function ProfileView({ profile }: { profile: ProfileFieldsFragment }) {
  const t = useT()
  const lang = useOriginalLang()
  const { name, position, picture, bio } = profile
  const { all, path } = groupOf(profile.group)

  return (
    <article className={style.profile}>
      <Portrait of={picture} lang={lang} className={style.portrait} sizes="(min-width: 48rem) 24rem, 80vw" priority />
      <div className={style.words}>
        <div>
          <h1 className={style.name}>{name}</h1>
          <p className={style.position} lang={lang}>
            {position}
          </p>
        </div>
        <Tabs
          label={t("About {name}", { name })}
          tabs={[{ name: t("Bio"), content: <RichText html={bio} lang={lang} className={style.bio} /> }]}
        />
        <p>
          <Link to={path}>{t(all)}</Link>
        </p>
      </div>
    </article>
  )
}
