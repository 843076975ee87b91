import type { PageSection } from "./page-parts.ts"

type NewSection = Omit<PageSection, "anchor"> & Partial<Pick<PageSection, "anchor">>

/** Keeps given anchors, so that links survive an edited heading; derives others from the heading. */
export function withAnchors(sections: NewSection[]): PageSection[] {
  const used = new Set(reservedAnchors)
  return sections.map((section) => {
    const anchor = uniqueAnchor(section.anchor || slugOf(section.heading), used)
    used.add(anchor)
    return { ...section, anchor }
  })
}

const reservedAnchors = ["root", "main"]

/** For example, `second-hand-rail`. */
function slugOf(heading: string) {
  const words = heading.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase()
  return (
    words
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .slice(0, 60)
      .replace(/^-|-$/g, "") || "section"
  )
}

function uniqueAnchor(anchor: string, used: Set<string>) {
  let name = anchor
  for (let number = 2; used.has(name); number++) name = `${anchor}-${number}`
  return name
}
