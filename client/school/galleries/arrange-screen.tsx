import { useNavigateFromHere } from "../../base/addresses/navigate-from-here.ts"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { Button, MinorButton, QuietButton } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useAttempt } from "../../base/ui/controls/use-attempt.ts"
import { FieldError } from "../../base/ui/fields/field.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import type { GalleryFieldsFragment, GalleryPictureFragment } from "../../generated/graphql.ts"
import { useItemId, useWithChange } from "../../items/content/item-id.ts"
import { useMarks } from "../../items/pictures/use-marks.ts"
import { SafekeepingNotes } from "../../items/writing/safekeeping-notes.tsx"
import { useSafekeeping } from "../../items/writing/use-safekeeping.ts"
import style from "./chosen-pictures.module.css"
import { scrollToFailure } from "./chosen-pictures.tsx"
import { OwnGallery } from "./own-gallery.tsx"
import { PictureGrid } from "./picture-grid.tsx"
import { PictureTools } from "./picture-tools.tsx"
import { type Arranging, type Unsaved, useArranging, wordsOf } from "./use-arranging.ts"
import { crumbsTo, galleryPath } from "./waiting.ts"

export function ArrangeScreen() {
  const withChange = useWithChange()

  return (
    <OwnGallery id={useItemId()} withChange={withChange} fresh>
      {(gallery) => <Arrange key={gallery.id} gallery={gallery} withChange={withChange} />}
    </OwnGallery>
  )
}

const nothing: { content: Unsaved } = { content: { words: {}, order: null } }

function Arrange({ gallery, withChange }: { gallery: GalleryFieldsFragment; withChange?: true }) {
  const { id, name } = gallery
  const navigate = useNavigateFromHere()
  const arranging = useArranging(gallery, withChange)
  const { images, words, problems } = arranging
  const { marks, mark } = useMarks(images.map(({ picture }) => picture.name))
  const marking = useAttempt()
  const namesOf = (keys: number[]) => images.flatMap(({ id, picture }) => (keys.includes(id) ? picture.name : []))
  const dirty = !arranging.isSaved()
  const safe = useSafekeeping({ content: arranging.unsaved(), basis: nothing, dirty })
  arranging.withSession.current = safe.session.withSession
  const finish = async () => {
    await arranging.saveAll()
    if (!arranging.isSaved()) return
    safe.leaving.guard.open = true
    const isWaiting = images.some(({ waiting }) => waiting)
    navigate(galleryPath(id, isWaiting))
  }

  return (
    <TitledPage
      title="Arrange Pictures"
      above={crumbsTo({ id, name })}
      windowTitle={`Arrange Pictures: ${name}`}
      width="full"
      className="stack5"
    >
      <p className="breaks lead">
        In <strong>{name}</strong>. All that you change here is saved at once.
      </p>
      <SafekeepingNotes
        of={safe}
        onAccept={({ content }) => {
          arranging.restore(content)
          void arranging.saveAll()
        }}
      />
      <PictureGrid
        pictures={images.map((image, index) => ({
          key: image.id,
          name: image.caption || image.picture.alt || image.picture.name.replace(/^\d+-/, ""),
          ...wordsOf(image),
          ...words[image.id],
          recognisable: marks[image.picture.name],
          image: <Picture of={image.picture} sizes="20rem" alt="" />,
          foot: <PictureStatus image={image} number={index + 1} arranging={arranging} />,
        }))}
        onMove={withChange ? undefined : arranging.move}
        onMoved={() => void arranging.save("order")}
        onChange={arranging.write}
        onMark={(keys, recognisable) => void marking.attempt(() => mark(namesOf(keys), recognisable))}
        onLeave={(key) => void arranging.save(key)}
        tools={(chosen) => <PictureTools {...{ gallery, arranging, chosen }} />}
        foot={(advice) => (
          <div ref={problems.order || marking.failure ? scrollToFailure : undefined} className={style.foot}>
            {marking.failure && <ErrorMessage text={marking.failure.text} />}
            {problems.order && <ErrorMessage title="The order is not saved." text={problems.order} />}
            <div className="row3">
              <Button onClick={() => void finish()}>Done</Button>
              {problems.order && (
                <>
                  <QuietButton onClick={() => void arranging.save("order")}>Try again</QuietButton>
                  <QuietButton onClick={() => void arranging.refresh({ dropOrder: true })}>
                    Show the order as saved
                  </QuietButton>
                </>
              )}
              <p role="status" className="small target bar">
                {dirty ? "Not everything is saved yet." : "Everything is saved."}
              </p>
              {advice}
            </div>
          </div>
        )}
      />
    </TitledPage>
  )
}

type PictureStatusProps = { image: GalleryPictureFragment; number: number; arranging: Arranging }

function PictureStatus({ image, number, arranging }: PictureStatusProps) {
  const problem = arranging.problems[image.id]
  if (!problem)
    return (
      <p className="spread small">
        <Link to={`/gallery/edit/${image.id}${image.waiting ? "?change=1" : ""}`}>Edit picture {number}</Link>
        {image.waiting && "Waiting for approval"}
      </p>
    )

  return (
    <div className="stack2">
      <div role="alert">
        <FieldError>{problem}</FieldError>
      </div>
      <MinorButton onClick={() => void arranging.save(image.id)}>Save again</MinorButton>
    </div>
  )
}
