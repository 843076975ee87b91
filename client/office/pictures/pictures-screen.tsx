import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { useUndoKeys } from "../../base/layout/undo-keys.ts"
import { apiClient } from "../../base/session/api-client.ts"
import { evictItems } from "../../base/session/evict.ts"
import { Button, MinorButton } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { ProgressBar } from "../../base/ui/controls/progress-bar.tsx"
import { useAttempt } from "../../base/ui/controls/use-attempt.ts"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { type PublicPicturesQuery, usePublicPicturesQuery } from "../../generated/office.ts"
import { BlurPanel } from "../../items/pictures/blur-panel.tsx"
import { AdminPage } from "../admin/admin-page.tsx"
import { Choices } from "../admin/choices.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { type AnswerAction, type PublicPicture, useAnswers } from "./use-answers.ts"

export function PicturesScreen() {
  const { filter, change } = useListAddress()
  const show = filter("show") ?? ""
  const query = usePublicPicturesQuery({ variables: { unsaid: show === "unsaid" }, fetchPolicy: "network-only" })
  // Other lists refetch once on leaving, not at every answer.
  useEffect(() => () => evictItems(apiClient.cache), [])

  return (
    <AdminPage
      title="Pictures"
      action={
        <Choices
          label="Show"
          options={{ "": "Yearly review", unsaid: "Not said yet" }}
          value={show}
          onChoose={(show) => change({ show })}
        />
      }
    >
      <Loaded query={query}>
        {({ publicPictures }) => (
          <OneByOne key={show} of={publicPictures} isReview={show !== "unsaid"} onMore={() => query.refetch()} />
        )}
      </Loaded>
    </AdminPage>
  )
}

/** Milliseconds for which a new picture ignores answers: a key pressed twice must answer one picture. */
const minShownMs = 300

type OneByOneProps = {
  of: PublicPicturesQuery["publicPictures"]
  isReview: boolean
  onMore: () => Promise<unknown>
}

type Answer = [key: string, label: string, give: () => unknown]

type Undo = Awaited<ReturnType<AnswerAction>>

function OneByOne({ of: { pictures, waiting, total }, isReview, onMore }: OneByOneProps) {
  const [position, setPosition] = useState(0)
  const [done, setDone] = useState(0)
  const [isBlurring, setBlurring] = useState(false)
  const [last, setLast] = useState<{ undo: Undo }>()
  const loaded = useRef(new Set<number>())
  const shownAt = useRef(0)
  const toast = useToast()
  const { busy, failure, attempt } = useAttempt()
  const { fine, say, takeDown } = useAnswers()
  const shown = pictures[position]

  const goTo = (to: number, undo?: Undo) => {
    shownAt.current = performance.now()
    setBlurring(false)
    setPosition(to)
    setLast(undo && { undo })
  }
  const answerWith = (answering: AnswerAction) => async () => {
    if (!shown) return
    let undo: Undo | undefined
    const failed = await attempt(async () => {
      undo = await answering(shown)
    })
    if (failed !== null) return
    setDone(done + 1)
    goTo(position + 1, undo)
  }
  const undo = async () => {
    if (!last || (await attempt(last.undo)) !== null) return
    setDone(done - 1)
    goTo(position - 1)
  }
  useUndoKeys(last && undo)
  const marks: Answer[] = [
    ["n", "Nobody", answerWith(say("NOBODY"))],
    ["a", "People who agreed", answerWith(say("AGREED"))],
  ]
  const answers: Answer[] = [
    ...(isReview ? [["f", "Fine", answerWith(fine)] satisfies Answer] : marks),
    ["b", "Blur…", () => setBlurring(true)],
    ["t", "Take down", answerWith(takeDown)],
    ["s", "Later", () => goTo(position + 1)],
  ]
  const mayAnswer = () =>
    shown && !isBlurring && loaded.current.has(shown.picture.id) && performance.now() - shownAt.current > minShownMs
  // Only while the focus is within: single letters do nothing elsewhere (WCAG 2.1.4).
  const press = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    const [, , run] = answers.find(([of]) => of === key) ?? []
    if (run && !busy && mayAnswer() && !(ctrlKey || metaKey || altKey || repeat)) run()
  }
  if (!shown) {
    const loadMore = async () => {
      await onMore()
      setDone(0)
      goTo(0)
    }
    return (
      <div className="stack3">
        <p role="status">{waiting === 0 ? "Nothing to review here." : "That was the last of these."}</p>
        {waiting > 0 && (
          <div className="row2">
            <Button autoFocus onClick={loadMore}>
              Look for more
            </Button>
            {last && <MinorButton onClick={undo}>Undo the last</MinorButton>}
          </div>
        )}
      </div>
    )
  }

  return (
    <fieldset aria-label="One by one" className="stack3" onKeyDown={press}>
      <p role="status" className="small">
        {isReview
          ? `${total - waiting + done} of ${total} this year`
          : `${waiting - done} ${waiting - done === 1 ? "waits" : "wait"}`}
      </p>
      <ProgressBar aria-label="Progress" fraction={total === 0 ? 1 : (total - waiting + done) / total} />
      {failure && <ErrorMessage text={failure.text} />}
      {isBlurring ? (
        <BlurPanel
          picture={shown.picture}
          onCancel={() => setBlurring(false)}
          onDone={() => {
            toast("Blurred for good")
            setDone(done + 1)
            goTo(position + 1)
          }}
        />
      ) : (
        <>
          {/* Remounts for each picture, so that the first answer has the focus. */}
          <div key={position} className="row2">
            {answers.map(([key, label, run], index) => (
              <Button
                key={key}
                size="small"
                variant={index === 0 ? "primary" : "quiet"}
                aria-keyshortcuts={key}
                autoFocus={index === 0}
                busy={busy}
                onClick={() => mayAnswer() && run()}
              >
                {label} <kbd>{key}</kbd>
              </Button>
            ))}
            {last && <MinorButton onClick={undo}>Undo the last</MinorButton>}
          </div>
          <Places of={shown} />
        </>
      )}
      {pictures.slice(position, position + 2).map(({ picture }, index) => (
        // Preloads the next picture.
        <div key={picture.id} className="measure" hidden={index > 0 || isBlurring}>
          <Picture
            of={picture}
            sizes="(min-width: 45rem) 40rem, 100vw"
            priority
            onLoad={() => loaded.current.add(picture.id)}
            onError={() => loaded.current.add(picture.id)}
          />
        </div>
      ))}
    </fieldset>
  )
}

function Places({ of: { items, hung } }: { of: PublicPicture }) {
  const places = [...items, ...hung.map(({ gallery }) => gallery)]

  return (
    <p className="small">
      {places.length === 0 && "A page of the site itself shows it."}
      {places.map(({ title, path }, index) => (
        <span key={path}>
          {index > 0 && ", "}
          <Link to={path ?? "/"}>{title}</Link>
        </span>
      ))}
    </p>
  )
}
