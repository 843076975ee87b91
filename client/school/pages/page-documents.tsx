import FileDown from "lucide-react/icons/file-down"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { PageFieldsFragment } from "../../generated/graphql.ts"
import style from "./page-documents.module.css"
import { anchors } from "./page-parts.tsx"

export function Documents({ documents, lang }: Pick<PageFieldsFragment, "documents"> & { lang?: string }) {
  const t = useT()
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
                <span className={style.name} lang={lang}>
                  {title}
                </span>
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
