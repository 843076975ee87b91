import type { MeasuredLine, MeasuredRun } from "./line-writer.ts"
import { chunks, type Line, type Run, sameMarks, type TextSize } from "./lines.ts"

export function settleSizes(lines: MeasuredLine[]): Line[] {
  const usual = Math.min(17, Math.max(13, maxUsed(lines.flatMap(({ runs }) => runs))))
  return lines.map((line) => ({ ...line, runs: merged(line.runs.map((run) => settled(run, usual))) }))
}

function maxUsed(runs: MeasuredRun[]) {
  const letters = new Map<number, number>()
  for (const { px = 16, text } of runs) letters.set(px, (letters.get(px) ?? 0) + text.trim().length)
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 16
}

function settled({ px, ...run }: MeasuredRun, usual: number): Run {
  const size = run.size ?? sizeOf((px ?? usual) / usual)
  return size ? { ...run, size } : run
}

function sizeOf(ratio: number): TextSize | undefined {
  return ratio >= 1.3 ? "large" : ratio <= 0.8 ? "small" : undefined
}

const merged = (runs: Run[]) =>
  chunks(runs, sameMarks).map((same) => ({ ...(same[0] as Run), text: same.map(({ text }) => text).join("") }))
