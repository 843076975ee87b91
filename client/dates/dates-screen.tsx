import { type SchoolYearQuery, useSchoolYearQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useSession } from "../session/session.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { TabLinks } from "../ui/controls/tab-links.tsx"
import { EmptyState } from "../ui/loading/empty-state.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import { useT } from "../ui/words/words.tsx"
import style from "./dates-screen.module.css"
import { KeepDates } from "./keep-dates.tsx"
import { useYearInAddress } from "./year-in-address.ts"
import { YearList } from "./year-list.tsx"
import { YearPicture } from "./year-picture.tsx"

export function DatesScreen() {
  const asked = useYearInAddress()
  const query = useSchoolYearQuery({ variables: { year: asked } })
  const { can } = useSession()
  const name = query.data?.schoolYear.name
  const t = useT()
  const title = name ? t("Dates {year}", { year: name }) : t("Dates")
  useTitle(title)

  return (
    <>
      <PageBanner
        title={title}
        crumbs={[{ label: t("Dates") }]}
        action={
          can("editSchoolDate") && (
            <ButtonLink to={asked ? `/admin/dates?year=${asked}` : "/admin/dates"} variant="quiet">
              Edit the dates
            </ButtonLink>
          )
        }
      />
      <Page>
        <Loaded query={query} skeleton={<Skeleton />}>
          {({ schoolYear }) => <Year of={schoolYear} />}
        </Loaded>
      </Page>
    </>
  )
}

function Year({ of: { year, name, years, dates } }: { of: SchoolYearQuery["schoolYear"] }) {
  const t = useT()
  const isKnown = dates.length > 0

  return (
    <div className={style.year}>
      {years.length > (isKnown ? 1 : 0) && (
        <TabLinks
          label={t("Which year")}
          links={years.map((one) => ({ label: one === year ? name : String(one), path: `/dates?year=${one}` }))}
          current={`/dates?year=${year}`}
          className={style.choice}
        />
      )}
      {isKnown ? (
        <>
          <KeepDates className={style.keep} />
          <YearList dates={dates} />
          <YearPicture year={year} dates={dates} />
        </>
      ) : (
        <div className={style.unknown}>
          <EmptyState text={t("The dates of this year are not known yet.")} />
        </div>
      )}
    </div>
  )
}

function Skeleton() {
  const t = useT()
  return (
    <Loading label={t("Loading the dates…")}>
      <SkeletonText lines={12} />
    </Loading>
  )
}
