import type { PageSection } from "./page-parts.ts"

type NewSection = Omit<PageSection, "anchor"> & Partial<Pick<PageSection, "anchor">>

/** Keeps given anchors, so that links survive an edited heading; derives others from the heading. */
export function withAnchors(sections: NewSection[]): PageSection[] {
  const taken = new Set(ofTheFrame)
  return sections.map((section) => {
    const anchor = free(section.anchor || slugOf(section.heading), taken)
    taken.add(anchor)
    return { ...section, anchor }
  })
}

const ofTheFrame = ["root", "main"]

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

function free(anchor: string, taken: Set<string>) {
  let name = anchor
  for (let number = 2; taken.has(name); number++) name = `${anchor}-${number}`
  return name
}
