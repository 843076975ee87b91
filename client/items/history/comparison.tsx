import { type ReactNode, useRef } from "react"
import { useNavigate } from "react-router-dom"
import { formatShortDate, formatTime, useZone } from "../../base/ui/dates/dates.tsx"
import { Options, SelectField } from "../../base/ui/fields/text-field.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { useTwoVersionsQuery } from "../../generated/graphql.ts"
import { ComparedField } from "./compared-field.tsx"
import { DifferenceSteps } from "./difference-steps.tsx"
import { fieldLabel } from "./field-label.ts"
import type { ItemRef } from "./item-types.ts"
import { RestoreButton } from "./restore-button.tsx"
import { isSameField, type VersionField } from "./same-field.ts"
import type { VersionLine } from "./version-list.tsx"
import style from "./versions-screen.module.css"

type ComparisonProps = {
  versions: VersionLine[]
  earlier: number | undefined
  later: number
  addressOf: (later: number, earlier?: number) => string
}

export function Comparison({ of, newest, ...shown }: ComparisonProps & { of: ItemRef; newest: number | undefined }) {
  const { versions, earlier, later } = shown
  const query = useTwoVersionsQuery({ variables: { later, earlier: earlier ?? 0, isFirst: earlier === undefined } })

  return (
    <section aria-label="What changed" data-comparison className={style.comparison}>
      {versions.length > 1 && <Choice {...shown} />}
      <Loaded query={query}>
        {({ before, after }) =>
          after && (
            <ComparedFields was={before?.fields ?? null} now={after.fields} noEarlierText="This is how it began.">
              <div className={style.restore}>
                {[before, after].map(
                  (version) =>
                    version?.canRestore &&
                    version.id !== newest && <RestoreButton key={version.id} version={version} of={of} />,
                )}
              </div>
            </ComparedFields>
          )
        }
      </Loaded>
    </section>
  )
}

function Choice({ versions, earlier, later, addressOf }: ComparisonProps) {
  const navigate = useNavigate()
  const zone = useZone()
  const show = (one: number, other: number | undefined) => navigate(addressOf(one, other), { replace: true })
  const labels = versions.map((version) => [version.id, versionLabel(version, zone)] as const)
  const others = (without: number | undefined) => <Options of={labels.filter(([id]) => id !== without)} />

  return (
    <div className={style.choice}>
      <SelectField
        label="From"
        required
        value={earlier ?? ""}
        onChange={({ target }) => show(later, Number(target.value))}
      >
        {earlier === undefined && <option value="">Nothing before it</option>}
        {others(later)}
      </SelectField>
      <SelectField label="To" required value={later} onChange={({ target }) => show(Number(target.value), earlier)}>
        {others(earlier)}
      </SelectField>
    </div>
  )
}

type ComparedFieldsProps = {
  was: VersionField[] | null
  now: VersionField[]
  /** Shown if there is no earlier state. */
  noEarlierText: string
  children: ReactNode
}

export function ComparedFields({ was: before, now: after, noEarlierText, children }: ComparedFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  const pairs = after.map((now) => ({ now, was: before?.find(({ name }) => name === now.name) }))
  const changed = pairs.filter(({ was, now }) => !before || !isSameField(was, now))
  const same = pairs.filter(({ was, now }) => before && isSameField(was, now))

  return (
    <>
      <div className={style.tools}>
        {before ? <DifferenceSteps within={fields} /> : <p>{noEarlierText}</p>}
        {children}
      </div>
      <div ref={fields} className={style.fields}>
        {changed.map(({ was, now }) => (
          <ComparedField key={now.name} was={was} now={now} isFirst={!before} />
        ))}
      </div>
      {before && changed.length === 0 && <p>These two are the same.</p>}
      {same.length > 0 && (
        <p className="small">The same in both: {same.map(({ now }) => fieldLabel(now)).join(", ")}.</p>
      )}
    </>
  )
}
type VersionName = { number: number; at: string; user: { name: string } | null }

function versionLabel({ number, at, user }: VersionName, zone: string): string {
  const moment = `${formatShortDate(at, zone)}, ${formatTime(at, zone)}`
  // Phones cut the end: the name comes last.
  return [`Version ${number}`, moment, user?.name].filter(Boolean).join(", ")
}
