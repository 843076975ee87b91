import type { ApolloCache, StoreObject } from "@apollo/client"
import { useNavigate, useParams } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import {
  type EditSiteInput,
  type OfficeSiteFieldsFragment,
  useEditSiteMutation,
  useOfficeSiteQuery,
} from "../generated/office.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useToast } from "../layout/toasts.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { apiLanguage } from "../ui/words/api-language.ts"
import { languages } from "../ui/words/language.ts"
import type { Sent } from "../writing/use-sending.ts"
import { type SitePart, siteParts } from "./parts.ts"

export function SitePartScreen() {
  const { part: key } = useParams()
  const part = siteParts.find((other) => other.key === key)
  return part?.form ? <PartScreen key={part.key} part={part} form={part.form} /> : <NotFound />
}

type FormProps = { part: SitePart; form: NonNullable<SitePart["form"]> }

function PartScreen({ part, form }: FormProps) {
  const query = useOfficeSiteQuery({ fetchPolicy: "network-only" })
  const skeleton = (
    <Loading label="Loading the form…">
      <SkeletonText lines={10} />
    </Loading>
  )

  return (
    <AdminPage title={part.title} width="form" above={[{ label: "Site", to: "/admin/site" }]}>
      <p>{part.note}</p>
      <Loaded query={query} skeleton={skeleton}>
        {({ site }) => <PartForm part={part} form={form} site={site} />}
      </Loaded>
    </AdminPage>
  )
}

function PartForm({ part: { title }, form: Form, site }: FormProps & { site: OfficeSiteFieldsFragment }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [edit] = useEditSiteMutation({ update: (cache, { data }) => data && evictWordings(cache, data.editSite) })
  const leave = () => navigate("/admin/site")

  const save = async (input: EditSiteInput, { version, context }: Sent) => {
    await edit({ variables: { input: { ...input, version } }, context })
    toast(`${title}: saved`)
    leave()
  }

  return <Form site={site} save={save} submitLabel="Update" onCancel={leave} />
}

/** The words of one language are another field of Apollo's cache than those of all, which the office edits. */
function evictWordings(cache: ApolloCache, site: StoreObject) {
  for (const language of languages)
    cache.evict({ id: cache.identify(site), fieldName: "wordings", args: { language: apiLanguage(language) } })
}
