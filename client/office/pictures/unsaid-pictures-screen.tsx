import { type KeyboardEvent, useState } from "react"
import { Button } from "../../base/ui/controls/button.tsx"
import { useAttempt } from "../../base/ui/controls/use-attempt.ts"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { type Recognisable, type UnsaidPicturesQuery, useUnsaidPicturesQuery } from "../../generated/office.ts"
import { useMarks } from "../../items/pictures/use-marks.ts"
import { WhoIsSeen } from "../../items/pictures/who-is-seen.tsx"
import { LoadedPage } from "../admin/admin-page.tsx"

export function UnsaidPicturesScreen() {
  const query = useUnsaidPicturesQuery({ fetchPolicy: "network-only" })

  return (
    <LoadedPage title="Who can be recognised?" query={query}>
      {({ unsaidPictures }) => (
        <OneByOne key={unsaidPictures[0]?.id} pictures={unsaidPictures} onMore={() => void query.refetch()} />
      )}
    </LoadedPage>
  )
}

const keys: Record<string, Recognisable> = { n: "NOBODY", a: "AGREED", s: "UNSAID" }

type OneByOneProps = { pictures: UnsaidPicturesQuery["unsaidPictures"]; onMore: () => void }

function OneByOne({ pictures, onMore }: OneByOneProps) {
  const [place, setPlace] = useState(0)
  const { mark } = useMarks([])
  const { failure, attempt } = useAttempt()
  const picture = pictures[place]
  if (!picture)
    return (
      <div className="stack3">
        <p role="status">{pictures.length === 0 ? "All public pictures say it." : "That was the last of these."}</p>
        {pictures.length > 0 && <Button onClick={onMore}>Look for more</Button>}
      </div>
    )

  /** One that is not said yet comes again at the next visit. */
  const say = async (recognisable: Recognisable) => {
    const failed = await attempt(async () => recognisable !== "UNSAID" && mark([picture.name], recognisable))
    if (failed === null) setPlace(place + 1)
  }
  // Only within: single letters do nothing elsewhere (WCAG 2.1.4).
  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const recognisable = ctrlKey || metaKey || altKey ? undefined : keys[key]
    if (recognisable) void say(recognisable)
  }

  return (
    <fieldset aria-label="One by one" className="stack3" onKeyDown={press}>
      <p role="status" className="small">
        Picture {place + 1} of {pictures.length}. Keys, from a button here: <kbd>n</kbd> nobody, <kbd>a</kbd> agreed,{" "}
        <kbd>s</kbd> later.
      </p>
      {failure && <ErrorMessage text={failure.text} />}
      <WhoIsSeen value={undefined} onChange={(recognisable) => void say(recognisable)} />
      <Picture key={picture.id} of={picture} sizes="(min-width: 60rem) 50rem, 100vw" priority />
    </fieldset>
  )
}
