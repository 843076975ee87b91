import { startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { UNSAFE_createHashHistory as createHashHistory } from "react-router-dom"
import { App } from "./app.tsx"
import { fetchAhead } from "./fetch-ahead.ts"
import { watchSteps } from "./layout/leaving.ts"
import { isMissingPart } from "./layout/old-version.ts"
import { routes } from "./routes.tsx"
import { takeOver } from "./served/content.ts"
import { apiClient } from "./session/api-client.ts"
import { mayBeSignedIn } from "./session/session-hint.ts"
import { SiteRouter } from "./site-router.tsx"
import { loadTables } from "./ui/dates.tsx"
import { fetchScreens } from "./ui/lazy.tsx"

watchSteps()
fetchAhead(routes)
void start()

/** Goes on with what the server made for this address; makes the page itself where that is for somebody else. */
async function start() {
  const root = document.getElementById("root") as HTMLElement
  const restore = mayBeSignedIn()
  const served = takeOver()
  const history = createHashHistory({ v5Compat: true })
  const first = history.location
  const app = (
    <App
      client={apiClient}
      restore={restore}
      writtenAt={served?.writtenAt ?? null}
      router={(site) => (
        <SiteRouter history={history} first={first}>
          {site}
        </SiteRouter>
      )}
    />
  )
  if (served) apiClient.cache.restore(served.answers)
  if (!served?.here || restore || import.meta.env.DEV) {
    // React renders later: what the server made for another address would be seen until then.
    root.replaceChildren()
    return createRoot(root, { onCaughtError }).render(app)
  }

  await Promise.all([fetchScreens(served.screens), painted().then(loadTables)])
  // In slices, between which a slow phone can scroll.
  startTransition(() => void hydrateRoot(root, app, { onCaughtError }))
  dispatchEvent(new Event("app-listens"))
}

/** What the server made is on the screen: only then does taking it over cost nobody anything. */
function painted() {
  return new Promise<void>((go) => {
    if (document.hidden) return go()
    requestAnimationFrame(() => setTimeout(go))
  })
}

/** A cut line is no fault of the program: the screen tells of it. */
function onCaughtError(error: unknown) {
  if (!isMissingPart(error)) console.error(error)
}
