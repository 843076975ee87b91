import { z } from "zod"
import { metaOf } from "../server/base/setting-checks.ts"
import { guide, settingsSchema } from "../server/base/settings.ts"

export const withSettings = (document: string) => document.replace(/^\|[\s\S]*^\|.*$/m, table())

const table = () =>
  [row("setting", "meaning", "default", "example"), row("---", "---", "---", "---"), ...rows()].join("\n")

function rows() {
  return Object.entries<z.ZodType>(settingsSchema.shape).map(([name, check]) => {
    const setting = guide.get(check)
    if (!setting) throw new Error(`${name} has no words in the guide.`)
    return row(code(name), setting.about, setting.defaultText ?? defaultOf(check), code(metaOf(check).example))
  })
}

function defaultOf(check: z.ZodType) {
  const value = check instanceof z.ZodDefault ? check.def.defaultValue : []
  return Array.isArray(value) ? "none" : code(value)
}

const code = (value: unknown) => (value === undefined ? "" : `\`${value}\``)

const row = (...cells: string[]) => `| ${cells.join(" | ")} |`
