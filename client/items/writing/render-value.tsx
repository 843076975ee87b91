import type { ReactNode } from "react"
import { FilePicture } from "../../base/ui/pictures/file-picture.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { isPictureFile } from "../../base/ui/pictures/picture-input.ts"
import { classNames } from "../../base/ui/texts/class-names.ts"
import style from "./conflict-view.module.css"
import { isPlain } from "./is-equal.ts"

export function renderValue(value: unknown): ReactNode {
  if (value instanceof File) return <FilePicture file={value} className={style.picture} alt={value.name} />
  if (isPictureFile(value)) return <Picture of={value} className={style.picture} sizes="18rem" />
  if (Array.isArray(value)) return value.length > 0 ? <List of={value} /> : <Empty />
  if (isPlain(value)) return <Parts of={value} />
  if (typeof value === "boolean") return value ? "Yes" : "No"
  if (isColour(value)) return <input type="color" value={value} disabled aria-label={value} />
  return value === "" || value == null ? <Empty /> : <span className={style.plain}>{String(value)}</span>
}

export const isColour = (value: unknown): value is string => typeof value === "string" && /^#[\da-f]{6}$/i.test(value)

const Empty = () => <span className={style.nothing}>Nothing</span>

function List({ of }: { of: unknown[] }) {
  return (
    <ol className={classNames("stack2", style.rows)}>
      {of.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is read-only
        <li key={index}>{renderValue(row)}</li>
      ))}
    </ol>
  )
}

function Parts({
  of: { __typename, name, unsure, missingFile, clear, faces, ...parts },
}: {
  of: Record<string, unknown>
}) {
  // Shows a stored picture instead of its file name.
  const all = isPictureFile(parts.stored) ? parts : { name, ...parts }
  const shown = Object.entries(all).filter(([, part]) => part !== "" && part != null && part !== false)
  if (shown.length === 0) return <Empty />
  return (
    <div className="stack2">
      {shown.map(([key, part]) => (
        <div key={key}>{part === true ? key : renderValue(part)}</div>
      ))}
    </div>
  )
}
