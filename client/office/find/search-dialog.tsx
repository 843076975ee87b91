import { useEffect, useId, useState } from "react"
import { useSession } from "../../base/session/session.tsx"
import style from "../../base/suggestions/suggestions.module.css"
import { useOptions } from "../../base/suggestions/use-options.ts"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import { searchAddress } from "../../base/ui/controls/keyword-search.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { shortcutText } from "../../base/ui/controls/shortcut.ts"
import { useDebounced } from "../../base/ui/controls/use-debounced.ts"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { grouped } from "../../base/ui/grouped.ts"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { useStaffSearchQuery } from "../../generated/office.ts"
import { type Hit, placesFor } from "./places.ts"

export type SearchDialogProps = Record<"onClose" | "onFollow", () => void> & { start: string }

/** Enter before the answer has arrived opens the first hit on arrival. */
export function SearchDialog({ start, onClose, onFollow }: SearchDialogProps) {
  const [typed, setTyped] = useState(start)
  const [submitted, setSubmitted] = useState("")
  const listId = useId()
  const words = typed.trim()
  const { found, isComplete, error, refetch } = useSearchResults(words)
  const { places, settings } = placesFor(words, useSession())
  const hits: Hit[] = [...places, ...found, ...settings]
  const isEmpty = isComplete && hits.length === 0
  const status = isEmpty ? `Nothing found for “${words}”.` : isComplete ? `${hits.length} found` : "Searching…"
  if (words) hits.push({ group: "Pages of the site", title: `Search them for “${words}”`, path: searchAddress(words) })
  const first = words && isComplete ? 0 : undefined
  const options = hits.map((hit, index) => ({ ...hit, index }))
  const { active, press, optionOf } = useOptions({ listId, count: hits.length, words: isComplete ? words : "", first })
  useEffect(() => {
    if (submitted && submitted === words && active && !isEmpty && !error) document.getElementById(active)?.click()
  }, [submitted, words, active, isEmpty, error])

  return (
    <Dialog open title="Search" onClose={onClose}>
      <TextField
        label="A title, a name, a code, or what to do"
        hint={`${shortcutText({ key: "K" })} opens this on every screen.`}
        required
        data-first-focus
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => press(event.nativeEvent) || (event.key === "Enter" && setSubmitted(words))}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={active}
      />
      {error && <ErrorMessage text={failureOf(error).text} onRetry={() => void refetch().catch(() => undefined)} />}
      <p role="status" className={isEmpty ? undefined : "unseen"}>
        {words && status}
      </p>
      <div id={listId} role="listbox" aria-label="Results" className={classNames("stack3", style.results)}>
        {grouped(options, ({ group }) => group).map(([group, ofGroup]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div key={group} role="group" aria-label={group}>
            <span aria-hidden="true" className="small strong">
              {group}
            </span>
            {ofGroup.map(({ title, note, path, index }) => (
              <Link key={`${path} ${title}`} {...optionOf(index)} to={path} onClick={onFollow} className={style.option}>
                <span className={style.title}>{title || "Untitled"}</span>
                {note && <span className="small">{note}</span>}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

/** Earlier hits stay visible until new ones arrive. */
function useSearchResults(words: string) {
  const q = useDebounced(words, 150)
  const skip = words.length < 2
  const query = { variables: { q }, skip: skip || q !== words, fetchPolicy: "no-cache" } as const
  const { data, previousData, error, refetch } = useStaffSearchQuery(query)
  if (skip) return { found: [], isComplete: true, refetch }
  const found = error ? [] : ((data ?? previousData)?.staffSearch ?? [])
  return { found, error, isComplete: q === words && Boolean(data ?? error), refetch }
}
