import { type ApiLanguage, codeOf, original } from "../items/api-language.ts"
import type { StartingContent } from "../starting-content/starting-content.ts"
import { SiteInfo } from "./site-info.ts"
import { picturedTexts, SitePicture } from "./site-picture.ts"
import type { Wording } from "./wording.ts"

export async function startSiteInfo({ rows, yaml, picture }: StartingContent) {
  const info = await yaml<Omit<SiteInfo, "id" | "version">>("site.yaml")
  const { languages = [original], wordings = [] } = info
  const translated = languages.filter((language) => language !== original)
  const words = await Promise.all(translated.map((language) => wordingsOf(language, yaml)))
  const named = picturedTexts<{ picture?: unknown }>(info).flatMap(([, { picture }]) => picture ?? [])
  for (const name of new Set(named.map(String))) await rows.insert(SitePicture, { picture: await picture(name) })
  await rows.insert(SiteInfo, { ...info, languages, wordings: [...wordings, ...words.flat()], id: 1 })
}

async function wordingsOf(language: ApiLanguage, yaml: StartingContent["yaml"]): Promise<Wording[]> {
  const words = await yaml<Record<string, string>>(`wordings/${codeOf(language)}.yaml`).catch(unlessMissing)
  return Object.entries(words).map(([text, words]) => ({ language, text, words }))
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error
  return {}
}
