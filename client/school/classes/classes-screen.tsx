import { usePageNumber } from "../../base/addresses/page-number.ts"
import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { grouped } from "../../base/ui/grouped.ts"
import { LoadingText } from "../../base/ui/loading/skeleton.tsx"
import { Portrait } from "../../base/ui/pictures/portrait.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { type ClassLineFragment, useClassesQuery } from "../../generated/graphql.ts"
import { ListScreen } from "../../items/content/list-screen.tsx"
import { useTranslated } from "../../items/content/translated.ts"
import { classSection } from "./class-section.ts"
import style from "./classes-screen.module.css"
import { useYearName } from "./year-name.ts"

const perPage = 50

export function ClassesScreen() {
  const t = useT()
  const query = useClassesQuery({ variables: { language: useApiLanguage(), page: usePageNumber(), perPage } })

  return (
    <ListScreen
      section={classSection}
      query={query}
      list={({ schoolClasses }) => schoolClasses}
      empty={t("There are no classes at the moment.")}
      skeleton={<LoadingText lines={12} />}
    >
      {(classes) => <Years classes={classes} />}
    </ListScreen>
  )
}

function Years({ classes }: { classes: ClassLineFragment[] }) {
  const yearName = useYearName()

  return (
    <div className="stack6">
      {grouped(classes, ({ year }) => year).map(([year, ofYear]) => (
        <Titled key={year} id={`year-${year}`} title={yearName(year)} className={style.year}>
          <ul className="stack4 pair">
            {ofYear.map((one) => (
              <ClassCard key={one.id} of={one} />
            ))}
          </ul>
        </Titled>
      ))}
    </div>
  )
}

function ClassCard({ of }: { of: ClassLineFragment }) {
  const { id, title, room, lang } = useTranslated()(of)
  const [teacher] = of.teachers

  return (
    <li className={style.class}>
      <Portrait of={teacher?.picture} className={style.portrait} sizes="4rem" alt="" />
      <div>
        <h3 className={style.name}>
          <CardLink to={`/classes/view/${id}`} lang={lang}>
            {title}
          </CardLink>
        </h3>
        <p>{of.teachers.map((one) => one.name).join(", ")}</p>
        <p className="small" lang={lang}>
          {room}
        </p>
      </div>
    </li>
  )
}
