import { useSearchParams } from "react-router-dom"
import { useSession } from "../../base/session/session.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import type { ItemRef } from "../history/item-types.ts"
import type { Pending, Publication } from "./publication.ts"
import { ChangeActions, ItemActions } from "./publication-actions.tsx"
import style from "./publication-note.module.css"
import { ReviewNote } from "./review-note.tsx"
import { StateBadge } from "./state-badge.tsx"

export function PublicationNote({ item, publication }: { item: ItemRef; publication: Publication & Pending }) {
  const isShown = useSearchParams()[0].has("change")
  const { can } = useSession()
  const { heldBack, pendingChange, sentBack, ...own } = publication
  const isPublic = own.state === "PUBLISHED"

  return (
    <section aria-label="Publication" className={style.note}>
      {!isPublic && (
        <div className={style.part}>
          <p className={style.said}>
            <StateBadge state={own.state} /> <StateExplanation of={own} />
          </p>
          <ItemActions item={item} of={own} version={own.version} />
        </div>
      )}
      {heldBack && (
        <p className={style.part}>
          {heldBack} {can("editChild") && <Link to="/admin/consent">Open the register of consent</Link>}
        </p>
      )}
      {isPublic && own.expiresAt && (
        <p className={style.part}>
          <Planned is="taken down" at={own.expiresAt} />
        </p>
      )}
      {isPublic && pendingChange && (
        <div className={style.part}>
          <p className={style.said}>
            <StateBadge state={pendingChange.state} />{" "}
            <span>
              {isShown ? "This is how it will be: " : "There is a change that waits: "}
              <b>{pendingChange.user.name}</b> saved it <Moment of={pendingChange.updatedAt} />.{" "}
              <Planned is="published" at={pendingChange.publishAt} />
            </span>
          </p>
          <ChangeActions item={item} of={pendingChange} isShown={isShown} />
        </div>
      )}
      {sentBack && <ReviewNote of={sentBack} withText />}
    </section>
  )
}

function StateExplanation({ of: { state, publishAt, expiresAt } }: { of: Publication }) {
  const { can } = useSession()

  return (
    <span>
      {state === "DRAFT" && "Only its writer and administrators see this."}
      {state === "TAKEN_DOWN" && "It was public. Now only its writer and administrators see it."}
      {state === "WAITING" &&
        (can("approve") ? "Its writer is waiting for your decision." : "An administrator looks at it first.")}{" "}
      <Planned is="published" at={publishAt} /> {state !== "TAKEN_DOWN" && <Planned is="taken down" at={expiresAt} />}
    </span>
  )
}

function Planned({ is, at }: { is: "published" | "taken down"; at: string | null }) {
  return (
    at && (
      <>
        It is {is} <Moment of={at} />.
      </>
    )
  )
}
