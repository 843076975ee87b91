import { useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { useWithheldPicturesQuery, type WithheldPicturesQuery } from "../../generated/office.ts"
import { BlurPanel } from "../../items/pictures/blur-panel.tsx"
import { TakeDownButton } from "../../items/publication/publication-actions.tsx"
import { StateBadge } from "../../items/publication/state-badge.tsx"
import { Panel } from "../admin/admin-page.tsx"
import style from "../staff/staff-home.module.css"

export const unreadableName = "A name that cannot be read"

export function WithheldPanel() {
  const query = useWithheldPicturesQuery()

  return (
    <Loaded query={query} lines={2}>
      {({ withheldPictures }) =>
        withheldPictures.length > 0 && (
          <Panel
            title="Withheld pictures"
            note="Visitors do not see them. Blur or replace them, or take their items down."
          >
            <ul>
              {withheldPictures.map((withheld) => (
                <Withheld key={withheld.picture?.id} of={withheld} onBlurred={() => query.refetch()} />
              ))}
            </ul>
          </Panel>
        )
      }
    </Loaded>
  )
}

type WithheldProps = { of: WithheldPicturesQuery["withheldPictures"][number]; onBlurred: () => void }

function Withheld({ of: { picture, children, items }, onBlurred }: WithheldProps) {
  const [isBlurring, setBlurring] = useState(false)
  if (picture && isBlurring)
    return (
      <li className="listed">
        <BlurPanel picture={picture} onDone={onBlurred} onCancel={() => setBlurring(false)} />
      </li>
    )

  return (
    <li className={style.row}>
      {picture && (
        <img
          className="thumbnail"
          src={`${picture.url}${picture.url.includes("?") ? "&" : "?"}w=160`}
          alt={picture.alt}
        />
      )}
      <div className={classNames("stack2 cell", style.words)}>
        <p className="strong">{children.map(({ name }) => name ?? unreadableName).join(", ")}</p>
        {items.length === 0 && <p className="soft">No item shows it now.</p>}
        {items.map(({ type, id, title, path, version, ...item }) => (
          <p key={`${type} ${id}`} className="line3">
            <Link to={path ?? "/user"}>Replace in “{title}”</Link>
            {"state" in item &&
              (item.state === "PUBLISHED" ? (
                <TakeDownButton size="small" item={{ type, id, version }} />
              ) : (
                <StateBadge state={item.state} />
              ))}
          </p>
        ))}
        <p>{picture && <MinorButton onClick={() => setBlurring(true)}>Blur…</MinorButton>}</p>
      </div>
    </li>
  )
}
