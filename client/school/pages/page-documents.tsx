import FileDown from "lucide-react/icons/file-down"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { useSaid } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { PageFieldsFragment } from "../../generated/graphql.ts"
import style from "./page-documents.module.css"
import { anchors } from "./page-parts.tsx"

export function Documents({ documents }: Pick<PageFieldsFragment, "documents">) {
  const t = useT()
  const said = useSaid()
  if (documents.length === 0) return null

  return (
    <section aria-labelledby={anchors.documents} className="unprinted">
      <h2 id={anchors.documents} className={style.title}>
        {t("To download")}
      </h2>
      <ul className={style.documents}>
        {documents.map(({ title, file: { name, url, bytes, createdAt } }) => (
          <li key={name}>
            <a href={url} download className={style.document}>
              <FileDown aria-hidden="true" className={style.icon} />
              <span className="shrinks">
                <span className={style.name} {...said(title)} />
                <span className="small">
                  PDF, {inKilobytes(bytes)}, <DateText of={createdAt} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const inKilobytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
