import { writeFileSync } from "node:fs"
import { cpus, loadavg } from "node:os"
import { fileURLToPath } from "node:url"
import { type Bar, bars } from "./bars.ts"

interface Line {
  part: string
  name: string
  value: number
  unit: string
  /** The measurements that it was computed from. */
  of: string
  bar?: Bar
}

const file = fileURLToPath(new URL("results.json", import.meta.url))

/** Prints measurements as they come, and at the end those below their target; stores all of them as JSON. */
export class Report {
  private readonly lines: Line[] = []
  private part = ""

  begin(part: string) {
    this.part = part
    console.log(`\n${part}`)
  }

  /** `bar` names a target in the table. Without one, the number is reported and not judged. */
  add(
    name: string,
    value: number,
    { unit = "", of = "", bar }: { unit?: string; of?: string; bar?: keyof typeof bars },
  ) {
    const line: Line = { part: this.part, name, value, unit, of, bar: bar && bars[bar] }
    this.lines.push(line)
    console.log(`  ${name.padEnd(44)}${written(value, unit).padStart(12)}  ${verdict(line).padEnd(16)}${of}`)
  }

  note(text: string) {
    console.log(`  ${text}`)
  }

  end() {
    const below = this.lines.filter((line) => !meetsTarget(line))
    console.log(below.length ? "\nBelow the bar:" : "\nEverything reaches its bar.")
    for (const { part, name, value, unit, bar } of below)
      console.log(`  ${part}: ${name} ${written(value, unit)}, to reach ${targetText(bar)}`)
    const machine = { processors: cpus().length, model: cpus()[0]?.model, load: loadavg() }
    writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, lines: this.lines }, null, 2)}\n`)
    console.log(`\nMachine: ${machine.processors} processors, load ${loadavg()[0]?.toFixed(1)}. All of it: ${file}`)
  }
}

const meetsTarget = ({ value, bar }: Line) => !bar || ("atLeast" in bar ? value >= bar.atLeast : value <= bar.atMost)

const targetText = (bar?: Bar) => (!bar ? "" : "atLeast" in bar ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`)

const verdict = (line: Line) => (line.bar ? `${meetsTarget(line) ? "ok " : "NOT"} ${targetText(line.bar)}` : "")

const written = (value: number, unit: string) =>
  `${value < 10 ? value.toFixed(2) : Math.round(value)}${unit && ` ${unit}`}`
