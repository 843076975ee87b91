import { Link } from "../../base/ui/controls/link.tsx"
import { Tabs } from "../../base/ui/controls/tabs.tsx"
import { Portrait } from "../../base/ui/pictures/portrait.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
import type { ProfileFieldsFragment } from "../../generated/graphql.ts"
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
