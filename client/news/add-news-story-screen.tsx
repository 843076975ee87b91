import { useNavigate } from "react-router-dom"
import { useAddNewsStoryMutation } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useToast } from "../layout/toasts.tsx"
import { NewsBanner } from "./news-banner.tsx"
import { NewsStoryForm } from "./news-story-form.tsx"

/** Writing a new story. Published, it is shown where everybody reads it. */
export function AddNewsStoryScreen() {
  const navigate = useNavigate()
  const toast = useToast()
  const [add] = useAddNewsStoryMutation({ update: (cache) => void cache.evict({ fieldName: "newsStories" }) })
  useTitle("Post New Story")

  const save: Parameters<typeof NewsStoryForm>[0]["save"] = async (input) => {
    const { data } = await add({ variables: { input } })
    toast("News Story Posted")
    navigate(`/news/view/${data?.addNewsStory.id}`, { replace: true })
  }

  return (
    <>
      <NewsBanner here="Post New Story" adding />
      <Page width="text">
        <NewsStoryForm save={save} submitLabel="Submit" onCancel={() => navigate("/news")} />
      </Page>
    </>
  )
}
