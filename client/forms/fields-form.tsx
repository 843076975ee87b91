import type { ReactNode } from "react"
import type { PublicationInput } from "../generated/graphql.ts"
import type { Publication } from "../publication/publication.ts"
import { PublishingWays } from "../publication/publishing-ways.tsx"
import { usePublishing } from "../publication/use-publishing.ts"
import type { Failure } from "../ui/loading/failure.ts"
import type { Sent } from "../writing/use-sending.ts"
import { useWriting, type Writing } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import {
  type AnyFields,
  type Asked,
  faultsOf,
  type InputOf,
  inputOf,
  type LimitsOf,
  missingOf,
  namesOf,
  type StoredOf,
  startOf,
  type ValuesOf,
} from "./field.ts"
import { FieldRows } from "./field-rows.tsx"

export type ItemForm<Input> = {
  /** Rejects with the server's failure, which the form then shows; what was typed stays. */
  save: (input: Input, sent: Sent & { publication?: PublicationInput }) => Promise<void>
  submitLabel: string
  outcome?: string
  onCancel: () => void
  /** For an edit: where the same is written as a new one, should somebody have deleted it meanwhile. */
  asNew?: string
  /** For an add: where the form of an item is, should this have been added before. */
  itemPath?: (id: number) => string
  /** For an edit: has it back from the bin, should somebody have deleted it meanwhile. */
  restore?: () => Promise<unknown>
  /** What has become of it so far, null for something new; absent where everything is published at once. */
  publication?: Publication | null
}

type FieldsFormProps<F extends AnyFields> = ItemForm<InputOf<F>> & {
  fields: F
  limits: LimitsOf<F>
  /** What is edited, as it is stored now; absent where something new is written. */
  stored?: StoredOf<F> & { version?: number }
  /** What is filled in already where something new is written. */
  start?: StoredOf<F>
  /** The object of the mutation's input to which the fields belong, if not the input: "about". */
  within?: string
  /** Fields that no draft keeps, such as passwords. */
  secret?: (keyof F)[]
  /** Whether the draft is a visitor's, in this tab alone, also of who is signed in. */
  asVisitor?: boolean
  failedTitle?: string
  sendsOnEnter?: boolean
  /** What is shown for a failure in place of its words; `again` sends the form. */
  remedy?: (failure: Failure, again: () => void) => ReactNode
  children?: (rows: ReactNode, writing: Writing<ValuesOf<F>>) => ReactNode
}

/** A form made of rows, which keeps drafts, asks before it is left, and shows two people's versions side by side. */
export function FieldsForm<F extends AnyFields>(props: FieldsFormProps<F>) {
  const { fields, limits, stored, start, within, publication, save, children = (rows) => rows, ...form } = props
  const writing = useWriting(startOf(fields, stored ?? start), stored?.version)
  const { typed, type } = writing
  const publishing = usePublishing(publication)
  const at = within ? `${within}.` : ""
  const isDraft = publication?.state === "DRAFT"

  return (
    <WritingForm<ValuesOf<F>>
      {...form}
      writing={writing}
      names={namesOf(fields)}
      missing={missingOf(fields, typed, isDraft)}
      check={(as) => faultsOf(fields, limits, typed, at, askedOf(as, isDraft))}
      otherWays={
        publication !== undefined
          ? (ready, busy) => (
              <PublishingWays
                of={publication}
                publishing={publishing}
                ready={ready}
                readyAsDraft={!busy && !Object.values(missingOf(fields, typed, true)).includes(true)}
              />
            )
          : undefined
      }
      onSubmit={async (values, sent) =>
        save(await inputOf(fields, values, sent.context), { ...sent, publication: publishing.inputFor(sent.as) })
      }
    >
      {({ fields: errors }) =>
        children(
          <FieldRows
            {...{ fields, limits }}
            values={typed}
            editing={stored !== undefined}
            error={(path) => errors[at + path]}
            onChange={type}
          />,
          writing,
        )
      }
    </WritingForm>
  )
}

/** A draft may be unfinished; of one that is published, what the form did not wait for is asked for too. */
function askedOf(as: string, isDraft: boolean): Asked {
  if (as === "DRAFT" || (as === "" && isDraft)) return "nothing"
  return isDraft ? "all" : "rest"
}
