import { Link } from "../../base/ui/controls/link.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { useWithheldPicturesQuery, type WithheldPicturesQuery } from "../../generated/office.ts"
import { TakeDownButton } from "../../items/publication/standing-actions.tsx"
import { Panel } from "../admin/admin-page.tsx"

export function WithheldPanel() {
  return (
    <Loaded query={useWithheldPicturesQuery()} lines={2}>
      {({ withheldPictures }) =>
        withheldPictures.length > 0 && (
          <Panel title="Withheld pictures" note="Visitors do not see them. Replace them, or take their items down.">
            <ul className="stack4">
              {withheldPictures.map((withheld) => (
                <Withheld key={withheld.picture?.id} of={withheld} />
              ))}
            </ul>
          </Panel>
        )
      }
    </Loaded>
  )
}

function Withheld({ of: { picture, children, items } }: { of: WithheldPicturesQuery["withheldPictures"][number] }) {
  return (
    <li className="line3">
      {picture && (
        <img src={`${picture.url}${picture.url.includes("?") ? "&" : "?"}w=160`} alt={picture.alt} width={80} />
      )}
      <div className="stack2">
        <p className="strong">{children.map(({ name }) => name ?? "A name that cannot be read").join(", ")}</p>
        {items.length === 0 && <p className="soft">No item shows it now.</p>}
        {items.map(({ type, id, title, path, version }) => (
          <div key={`${type} ${id}`} className="line3">
            <Link to={path ?? "/user"} aria-label={`Replace the picture in ${title}`}>
              Replace in “{title}”
            </Link>
            {type !== "CONTENT_PAGE" && <TakeDownButton item={{ type, id, version }} />}
          </div>
        ))}
      </div>
    </li>
  )
}
