import { execFileSync, spawnSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { type ESTree, Visitor } from "vite"
import { parsed } from "../../codegen/texts.ts"
import { numbersFrom } from "../random.ts"

// Mutation testing: puts faults into the program, one at a time, and counts how many the tests notice.
// `tsx test/faults/mutations.ts SEED [COUNT]` draws and tries them; with COUNT 0 it prints how many there are to draw from.

interface Fault {
  file: string
  line: number
  /** Offsets of the replaced code. */
  start: number
  end: number
  was: string
  is: string
}

const opposites: Record<string, string> = {
  ...{ "===": "!==", "!==": "===", "==": "!=", "!=": "==" },
  ...{ "<": "<=", "<=": "<", ">": ">=", ">=": ">" },
  ...{ "&&": "||", "||": "&&" },
}

/** A guard is a statement that may throw: `requireOwnPassword(…)`, `throw …`. */
const guard = /^(?:await )?(?:this\.)?(?:require|refuse|assert|check)\w*\(|^throw /

/** Every condition, comparison, bound, await and guard of a file, each with its fault. */
export function faultsOf(file: string): Fault[] {
  const source = readFileSync(file, "utf8")
  const faults: Fault[] = []
  const add = ({ start, end }: { start: number; end: number }, is: (was: string) => string) => {
    const was = source.slice(start, end)
    faults.push({ file, line: source.slice(0, start).split("\n").length, start, end, was, is: is(was) })
  }
  const negate = (test: ESTree.Node | null | undefined) => test && add(test, (was) => `!(${was})`)
  const turn = ({ left, right, operator }: { left: ESTree.Node; right: ESTree.Node; operator: string }) => {
    const other = opposites[operator]
    if (other) add({ start: left.end, end: right.start }, (was) => was.replace(operator, other))
  }
  const visitor = new Visitor({
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    WhileStatement: ({ test }) => negate(test),
    BinaryExpression: turn,
    LogicalExpression: turn,
    Literal: (literal) => {
      if (typeof literal.value === "number" && literal.value > 1) add(literal, (was) => `(${was} * 1000)`)
    },
    AwaitExpression: ({ start, argument }) => add({ start, end: argument.start }, () => "void "),
    ExpressionStatement: (statement) => {
      if (guard.test(source.slice(statement.start, statement.end))) add(statement, () => ";")
    },
    ThrowStatement: (statement) => add(statement, () => ";"),
  })
  visitor.visit(parsed(file))
  return faults
}

/** The program's files: no tests, nothing generated, no migrations. */
function program(): string[] {
  const files = execFileSync("git", ["ls-files", "server", "client"], { encoding: "utf8" }).split("\n")
  return files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/generated\/|\/migrations\//.test(file))
}

/** A fault counts as noticed if the tests run longer than this. */
const longestMs = 15 * 60_000

/** True if a test that reaches the file fails. TypeScript counts as a test. */
function isNoticed({ file, start, end, is }: Fault): boolean {
  const source = readFileSync(file, "utf8")
  const restore = () => writeFileSync(file, source)
  process.once("exit", restore)
  try {
    writeFileSync(file, source.slice(0, start) + is + source.slice(end))
    const runs = [
      ["tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/tsc.json"],
      [
        "vitest",
        "related",
        file,
        "--run",
        "--bail=1",
        "--retry=0",
        "--project=server",
        "--project=client",
        "--project=dom",
      ],
    ]
    return runs.some((args) => spawnSync("npx", args, { stdio: "ignore", timeout: longestMs }).status !== 0)
  } finally {
    restore()
    process.off("exit", restore)
  }
}

const [seed = 1, count = 20] = process.argv.slice(2).map(Number)
const faults = program().flatMap(faultsOf)
console.log(`${faults.length} places; seed ${seed}`)
const random = numbersFrom(seed)
const drawn = Array.from({ length: count }, () => faults[Math.floor(random() * faults.length)] as Fault)
let noticed = 0
for (const fault of drawn) {
  const red = isNoticed(fault)
  if (red) noticed++
  console.log(`${red ? "red  " : "GREEN"} ${fault.file}:${fault.line}  ${fault.was.trim()}  →  ${fault.is.trim()}`)
}
if (count > 0) console.log(`${noticed} of ${drawn.length} noticed`)
