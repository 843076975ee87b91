import { type ReactNode, useState } from "react"
import type { Failure } from "../../base/ui/loading/failure.ts"
import { lazyPart } from "../../base/ui/loading/lazy.tsx"
import type { PublicationInput } from "../../generated/graphql.ts"
import type { Publication } from "../publication/publication.ts"
import { PublishingOptions } from "../publication/publishing-options.tsx"
import { usePublishing } from "../publication/use-publishing.ts"
import type { Sent } from "../writing/use-sending.ts"
import { useWriting, type Writing } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import {
  type AnyFields,
  changedOf,
  errorsOf,
  type InputOf,
  inputOf,
  type LimitsOf,
  missingOf,
  namesOf,
  type RequiredFields,
  type StoredOf,
  startOf,
  type ValuesOf,
} from "./field.ts"
import { FieldRows } from "./field-rows.tsx"
import { useAdvice } from "./use-advice.tsx"

const SecondLook = lazyPart(() => import("./second-look.tsx"), "SecondLook")

export type ItemForm<Input> = {
  /** Rejects with the server's failure, which the form then shows; the typed text stays. */
  save: (input: Input, sent: Sent & { publication?: PublicationInput }) => Promise<void>
  submitLabel: string
  outcome?: string
  onCancel: () => void
  /** For an edit: the address of the form for a new item, in case somebody has deleted this one. */
  addPath?: string
  /** For an add: the address of an item's form, in case this was already added. */
  itemPath?: (id: number) => string
  /** For an edit: restores the item from the bin, in case somebody has deleted it. */
  restore?: () => Promise<unknown>
  /** Null for a new item; undefined if everything is published at once. */
  publication?: Publication | null
}

type FieldsFormProps<F extends AnyFields> = ItemForm<InputOf<F>> & {
  fields: F
  limits: LimitsOf<F>
  stored?: StoredOf<F> & { version?: number }
  start?: StoredOf<F>
  /** The property of the mutation's input that holds the fields, such as "about"; by default the input itself. */
  within?: string
  /** Keeps the draft in this tab only, as for visitors. */
  asVisitor?: boolean
  failedTitle?: string
  sendsOnEnter?: boolean
  /** Replaces the text of a failure; `retry` resends the form. */
  remedy?: (failure: Failure, retry: () => void) => ReactNode
  children?: (rows: ReactNode, writing: Writing<ValuesOf<F>>) => ReactNode
}

export function FieldsForm<F extends AnyFields>(props: FieldsFormProps<F>) {
  const { fields, limits, stored, start, within, publication, save, children = (rows) => rows, ...form } = props
  const writing = useWriting(startOf(fields, stored ?? start), stored?.version)
  const { typed, type } = writing
  const publishing = usePublishing(publication)
  /** Counts changes made outside the fields, after which editors remount. */
  const [remountKey, setRemountKey] = useState(0)
  const [advice, setAdvice] = useAdvice()
  const prefix = within ? `${within}.` : ""
  const isDraft = publication?.state === "DRAFT"
  const changed = (values: ValuesOf<F>) =>
    stored && stored.version === undefined ? changedOf(fields, values, writing.basis.content) : fields
  const isForReaders = publication !== undefined || Object.values(fields).some(({ rich }) => rich)

  return (
    <WritingForm<ValuesOf<F>>
      {...form}
      writing={writing}
      names={namesOf(fields)}
      advice={advice}
      missing={missingOf(fields, typed, isDraft)}
      check={(as) => ({
        ...errorsOf(fields, limits, typed, prefix, requiredOf(as, isDraft)),
        ...(as === "SCHEDULED" && publishing.errors()),
      })}
      otherButtons={
        publication !== undefined
          ? (ready, errors, sendingAs) => (
              <PublishingOptions
                of={publication}
                {...{ publishing, ready, errors, sendingAs }}
                readyAsDraft={!Object.values(missingOf(fields, typed, true)).includes(true)}
              />
            )
          : undefined
      }
      onSubmit={async (values, sent) =>
        save(await inputOf(changed(values), values, sent.context), {
          ...sent,
          publication: publishing.inputFor(sent.as),
        })
      }
    >
      {({ fields: errors }) => (
        <>
          {children(
            <FieldRows
              key={remountKey}
              {...{ fields, limits }}
              values={typed}
              editing={stored !== undefined}
              error={(path) => errors[prefix + path]}
              onChange={type}
            />,
            writing,
          )}
          {isForReaders && (
            <SecondLook
              fields={fields}
              values={typed}
              before={writing.basis.content}
              onReplace={(part) => {
                type(part as Partial<ValuesOf<F>>)
                setRemountKey(remountKey + 1)
              }}
              onAdvice={setAdvice}
            />
          )}
        </>
      )}
    </WritingForm>
  )
}

/** A draft may be unfinished; publishing it requires all fields, for which the draft's form did not wait. */
function requiredOf(as: string, isDraft: boolean): RequiredFields {
  if (as === "DRAFT" || (as === "" && isDraft)) return "nothing"
  return isDraft ? "all" : "rest"
}
