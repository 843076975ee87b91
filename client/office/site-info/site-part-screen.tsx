import type { ApolloCache, StoreObject } from "@apollo/client"
import { useLocation, useParams } from "react-router-dom"
import { useNavigateFromHere } from "../../base/addresses/navigate-from-here.ts"
import { NotFound } from "../../base/layout/not-found.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { apiLanguage } from "../../base/ui/words/api-language.ts"
import { languages } from "../../base/ui/words/language.ts"
import { type EditSiteInput, useEditSiteMutation, useOfficeSiteQuery } from "../../generated/office.ts"
import type { Sent } from "../../items/writing/use-sending.ts"
import { AdminPage } from "../admin/admin-page.tsx"
import { type SitePart, siteParts } from "./parts.ts"

export function SitePartScreen() {
  const { part: key } = useParams()
  const part = siteParts.find((other) => other.key === key)
  return part?.form ? <PartScreen key={part.key} part={part} form={part.form} /> : <NotFound />
}

function PartScreen({ part: { title, note }, form: Form }: { part: SitePart; form: NonNullable<SitePart["form"]> }) {
  const query = useOfficeSiteQuery({ fetchPolicy: "network-only" })
  const navigate = useNavigateFromHere()
  const toast = useToast()
  const [edit] = useEditSiteMutation({ update: (cache, { data }) => data && evictWordings(cache, data.editSite) })
  const { state } = useLocation()
  const leave = () => navigate(state?.from ?? "/admin/site")

  const save = async (input: EditSiteInput, { version, context }: Sent) => {
    await edit({ variables: { input: { ...input, version } }, context })
    toast(`${title}: saved`)
    leave()
  }

  return (
    <AdminPage title={title} note={note} width="form" above={[{ label: "Site", to: "/admin/site" }]}>
      <Loaded query={query}>
        {({ site }) => <Form site={site} save={save} submitLabel="Update" onCancel={leave} />}
      </Loaded>
    </AdminPage>
  )
}

/** Evicts the wordings per language, which the cache stores separately from the full list that the office edits. */
function evictWordings(cache: ApolloCache, site: StoreObject) {
  for (const language of languages)
    cache.evict({ id: cache.identify(site), fieldName: "wordings", args: { language: apiLanguage(language) } })
}
