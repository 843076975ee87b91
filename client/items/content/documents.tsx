import FileDown from "lucide-react/icons/file-down"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { DocumentFieldsFragment } from "../../generated/graphql.ts"
import style from "./documents.module.css"

export const documentsAnchor = "_documents"

export function Documents({ documents }: { documents: DocumentFieldsFragment[] }) {
  const t = useT()
  const localized = useTextProps()
  if (documents.length === 0) return null

  return (
    <Titled id={documentsAnchor} title={t("To download")} headingClass={style.title} className="unprinted">
      <ul className={style.documents}>
        {documents.map(({ title, file: { name, url, bytes, createdAt } }) => (
          <li key={name}>
            <a href={url} download className={style.document}>
              <FileDown className={style.icon} />
              <span className="shrinks">
                <span className={style.name} {...localized(title)} />
                <span className="small">
                  PDF, {inKilobytes(bytes)}, <DateText of={createdAt} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

export const inKilobytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
