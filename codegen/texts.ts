import { readdirSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { type ESTree, parseSync, Visitor } from "vite"

export const filesOf = (part: "client" | "server", ending: RegExp) =>
  readdirSync(part, { recursive: true, encoding: "utf8" })
    .map((file) => `${part}/${file}`)
    .filter((file) => ending.test(file) && !/\.test\.tsx?$|\/generated\//.test(file))
    .sort()

export function parsed(file: string): ESTree.Program {
  const { program, errors } = parseSync(basename(file), readFileSync(file, "utf8"))
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program
}

/** English texts of the client's `t` and `msg`; other plural forms as `{count} places|one`. */
export function textsOfPages(): Set<string> {
  const marked = filesOf("server", /\.ts$/).filter((file) => readFileSync(file, "utf8").includes("msg("))
  return new Set([
    ...filesOf("client", /\.tsx?$/).flatMap((file) => textsOf(file)),
    ...marked.flatMap((file) => textsOf(file, ["msg"])),
  ])
}

/** The server's own texts, by `t` of `server/base/words.ts`. */
export function textsOfServer(): Set<string> {
  const files = filesOf("server", /\.ts$/).filter((file) => /\bt\(/.test(readFileSync(file, "utf8")))
  return new Set(files.flatMap((file) => textsOf(file, ["t"])))
}

function textsOf(file: string, names = ["t", "msg", "rich"]) {
  const texts: string[] = []
  const visitor = new Visitor({
    CallExpression: (call) => {
      texts.push(...textsOfCall(call, file, names))
    },
  })
  visitor.visit(parsed(file))
  return texts
}

/** `t("Text")`, `msg("Text")`, `rich(t, "Text", …)` and `t.count(count, { one: "…", other: "…" })`. */
function textsOfCall({ callee, arguments: [first, second] }: ESTree.CallExpression, file: string, names: string[]) {
  const target = callee.type === "MemberExpression" && isNamed(callee.object, "place") ? callee.property : callee
  const name = target.type === "Identifier" && names.includes(target.name) ? target.name : null
  if (name) return literals(name === "rich" ? second : first, file)
  const isCount = callee.type === "MemberExpression" && isNamed(callee.object, "t") && isNamed(callee.property, "count")
  return isCount && second?.type === "ObjectExpression" ? formsOf(second, file) : []
}

const isNamed = (node: ESTree.Node, name: string) => node.type === "Identifier" && node.name === name

/** Ignores identifiers, whose text `msg` marks elsewhere. @throws for a composed text */
function literals(node: ESTree.Node | undefined, file: string): string[] {
  if (node?.type === "Literal") return [String(node.value)]
  if (node?.type === "ConditionalExpression")
    return [...literals(node.consequent, file), ...literals(node.alternate, file)]
  if (node?.type === "TemplateLiteral" || node?.type === "BinaryExpression")
    throw new Error(`${file}: a text of the dictionary is one literal, with {places} for what changes.`)
  return []
}

function formsOf({ properties }: ESTree.ObjectExpression, file: string): string[] {
  const forms = Object.fromEntries(
    properties.flatMap((property) =>
      property.type === "Property" && property.key.type === "Identifier"
        ? [[property.key.name, literals(property.value, file)[0] ?? ""]]
        : [],
    ),
  )
  return Object.keys(forms).map((form) => (form === "other" ? (forms.other ?? "") : `${forms.other}|${form}`))
}
