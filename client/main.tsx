import { createRoot, hydrateRoot } from "react-dom/client"
import { HashRouter } from "react-router-dom"
import "./layout/base.css"
import { App } from "./app.tsx"
import { fetchScreens } from "./later.tsx"
import { watchForOldVersion } from "./layout/old-version.ts"
import { takeOver } from "./served/content.ts"
import { apiClient } from "./session/api-client.ts"
import { mayBeSignedIn } from "./session/session.tsx"

watchForOldVersion()
void start()

/** Goes on with what the server made for this address; makes the page itself where that is for somebody else. */
async function start() {
  const root = document.getElementById("root") as HTMLElement
  const restore = mayBeSignedIn()
  const served = takeOver()
  const app = <App client={apiClient} restore={restore} router={(site) => <HashRouter>{site}</HashRouter>} />
  if (served) apiClient.cache.restore(served.answers)
  if (!served?.here || restore || import.meta.env.DEV) return createRoot(root).render(app)

  await fetchScreens(served.screens)
  hydrateRoot(root, app)
}
