import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import {
  type NewsStoryFieldsFragment,
  useDeleteNewsStoryMutation,
  useEditNewsStoryMutation,
  useNewsStoryQuery,
} from "../generated/graphql.ts"
import { NotFound } from "../layout/not-found.tsx"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useToast } from "../layout/toasts.tsx"
import { Byline } from "../ui/byline.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { OwnerActions } from "../ui/owner-actions.tsx"
import { Picture } from "../ui/picture.tsx"
import { RichText } from "../ui/rich-text.tsx"
import { Loading, SkeletonHeading, SkeletonPicture, SkeletonText } from "../ui/skeleton.tsx"
import { NewsBanner } from "./news-banner.tsx"
import { NewsStoryForm } from "./news-story-form.tsx"
import style from "./news-story-screen.module.css"

/** One story, read by everybody and edited in place by those who may. */
export function NewsStoryScreen() {
  const id = Number(useParams().id)
  const known = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const query = useNewsStoryQuery({ variables: { id }, skip: !known })
  if (!known) return <NotFound />

  return (
    <Loaded query={query} skeleton={<Skeleton />}>
      {({ newsStory }) => (newsStory ? <Story story={newsStory} /> : <NotFound />)}
    </Loaded>
  )
}

function Story({ story }: { story: NewsStoryFieldsFragment }) {
  const [editing, setEditing] = useState(false)
  useTitle(editing ? `Edit: ${story.title}` : story.title)

  return (
    <>
      <NewsBanner here={story.title} />
      <Page width="text">
        {editing ? (
          <EditStory story={story} onClose={() => setEditing(false)} />
        ) : (
          <ReadStory story={story} onEdit={() => setEditing(true)} />
        )}
      </Page>
    </>
  )
}

function ReadStory({ story, onEdit }: { story: NewsStoryFieldsFragment; onEdit: () => void }) {
  return (
    <article className={style.story}>
      <Picture
        of={story.picture}
        height={500}
        sizes="(min-width: 50rem) 46rem, 100vw"
        className={style.picture}
        priority
      />
      <h1 className={style.title}>{story.title}</h1>
      <Byline author={story.user.name} date={story.createdAt} />
      <RichText html={story.detail} />
      {story.canEdit && <StoryActions story={story} onEdit={onEdit} />}
    </article>
  )
}

function StoryActions({ story, onEdit }: { story: NewsStoryFieldsFragment; onEdit: () => void }) {
  const toast = useToast()
  const navigate = useNavigate()
  const [remove] = useDeleteNewsStoryMutation({
    update: (cache) => {
      cache.evict({ fieldName: "newsStories" })
      cache.gc()
    },
  })
  const afterwards = () => {
    toast("News Story Deleted")
    navigate("/news")
  }

  return (
    <OwnerActions
      what="story"
      title={story.title}
      onEdit={onEdit}
      remove={() => remove({ variables: { id: story.id } })}
      onRemoved={afterwards}
    />
  )
}

function EditStory({ story, onClose }: { story: NewsStoryFieldsFragment; onClose: () => void }) {
  const toast = useToast()
  const [edit] = useEditNewsStoryMutation()
  const save: Parameters<typeof NewsStoryForm>[0]["save"] = async (input) => {
    await edit({ variables: { id: story.id, input: { ...input, version: story.version } } })
    toast("News Story Edited")
    onClose()
  }

  return (
    <>
      <h1 className={style.title}>Edit this story</h1>
      <NewsStoryForm story={story} save={save} submitLabel="Update" onCancel={onClose} />
    </>
  )
}

function Skeleton() {
  return (
    <>
      <NewsBanner here="…" />
      <Page width="text">
        <Loading label="Loading the story…">
          <div className={style.story}>
            <SkeletonPicture shape="tall" />
            <SkeletonHeading />
            <SkeletonText lines={8} />
          </div>
        </Loading>
      </Page>
    </>
  )
}
