import { useNavigate } from "react-router-dom"
import { Button } from "../ui/controls/button.tsx"
import { DateText, formatDateTime } from "../ui/dates/dates.tsx"
import type { Failure } from "../ui/loading/failure.ts"
import style from "./draft-offer.module.css"
import type { Safekeeping } from "./use-safekeeping.ts"

type AddedBeforeProps = {
  failure: Failure
  itemPath?: (id: number) => string
  of: Pick<Safekeeping, "leaving"> & { draft: Pick<Safekeeping["draft"], "handOver" | "rename"> }
  again: () => void
}

/** For something new that was sent before, from here or another device, with other words or changed since. */
export function AddedBefore({ failure, itemPath, of: { draft, leaving }, again }: AddedBeforeProps) {
  const navigate = useNavigate()
  const { by, at } = failure
  const item = failure.stored as { id: number } | null
  const path = item && itemPath?.(item.id)
  const bring = async (to: string) => {
    await draft.handOver(to, firstVersion)
    leaving.guard.open = true
    navigate(`${to}?edit=1`)
  }

  return (
    <div role="alert" className={style.offer}>
      <p className={style.said}>
        <span>
          This was sent before. {by?.name ?? "Somebody"} {item ? "saved it last" : "has deleted it since"}
          {at && (
            <>
              , on <DateText of={at} as={formatDateTime} />
            </>
          )}
          . What you wrote is still here, and changes nothing yet.
        </span>
      </p>
      <div className={style.actions}>
        {path && (
          <Button size="small" onClick={() => void bring(path)}>
            Bring both together
          </Button>
        )}
        <Button size="small" variant={path ? "quiet" : "primary"} onClick={() => void draft.rename().then(again)}>
          Post it as new
        </Button>
      </div>
    </div>
  )
}

/** That which was sent before: an edit from it is merged with all that came since, or compared. */
const firstVersion = 1
