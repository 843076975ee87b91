import { startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { hashHistory } from "./addresses/history.ts"
import { prefetchScreens } from "./addresses/prefetch.ts"
import { enterHashRoute, hashRoute, isHere } from "./addresses/real-address.ts"
import { SiteRouter } from "./addresses/router.tsx"
import { App } from "./app.tsx"
import { isMissingPart } from "./layout/old-version.ts"
import { routes } from "./routes.tsx"
import { servedContent } from "./served/content.ts"
import { apiClient, takeAnswers } from "./session/api-client.ts"
import { mayBeSignedIn } from "./session/session-hint.ts"
import { loadTables } from "./ui/dates/dates.tsx"
import { fetchScreens } from "./ui/loading/lazy.tsx"
import { loadDictionary, loadOrStandIn } from "./ui/words/dictionaries.ts"
import type { Language } from "./ui/words/language.ts"
import { languageOf } from "./ui/words/language-path.ts"

/** @throws where the words of a page that the server made do not come: it stays as it is, and the next touch asks again. */
export async function start() {
  const language = languageOf(hashRoute())
  await (document.getElementById("served-content") ? loadDictionary(language) : loadOrStandIn(language))
  prefetchScreens(routes)
  void begin(language)
}

/** Goes on with what the server made for this address; makes the page itself where that is for somebody else. */
async function begin(language: Language) {
  const root = document.getElementById("root") as HTMLElement
  const restore = mayBeSignedIn()
  // A shared cache may give whoever is signed in the page of visitors: that is not what they may see.
  const served = restore ? null : servedContent()
  const takesOver = served && isHere() && !import.meta.env.DEV
  enterHashRoute()
  const history = hashHistory(served ? takeAnswers(served.answers) : undefined)
  const app = (
    <App
      client={apiClient}
      restore={restore}
      writtenAt={served?.writtenAt ?? null}
      router={(site) => <SiteRouter history={history}>{site}</SiteRouter>}
    />
  )
  if (!takesOver) {
    // React renders later: what the server made for another address would be seen until then.
    root.replaceChildren()
    return createRoot(root, { onCaughtError }).render(app)
  }

  await Promise.all([fetchScreens(served.screens), painted().then(() => loadTables(language))])
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

/** A cut line is no fault of the program: the screen shows it. */
function onCaughtError(error: unknown) {
  if (!isMissingPart(error)) console.error(error)
}
