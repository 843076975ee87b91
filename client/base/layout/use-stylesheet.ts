import { useEffect } from "react"

/** The server writes the school's style sheet into pages; offline, and once the look is changed, it is added here. */
export function useStylesheet(path: string | null | undefined) {
  useEffect(() => {
    const worn = document.querySelector('link[rel="stylesheet"][href^="/look/"]')
    if (path === undefined || path === (worn?.getAttribute("href") ?? null)) return
    if (!path) return worn?.remove()
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: path })
    link.onload = () => worn?.remove()
    document.head.append(link)
  }, [path])
}
