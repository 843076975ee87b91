import type { MeasuredLine, MeasuredRun } from "./line-writer.ts"
import { chunks, type Line, type Run, sameMarks, type TextSize } from "./lines.ts"

export function normaliseSizes(lines: MeasuredLine[]): Line[] {
  const cells = lines.flatMap(({ rows = [] }) => rows.flat())
  const baseSize = Math.min(17, Math.max(13, mostUsedSize([...lines, ...cells].flatMap(({ runs }) => runs))))
  const normalise = <Of extends { runs: MeasuredRun[] }>(of: Of) => ({
    ...of,
    runs: merged(of.runs.map((run) => withSize(run, baseSize))),
  })
  return lines.map(({ rows, ...line }) => ({
    ...normalise(line),
    ...(rows && { rows: rows.map((row) => row.map(normalise)) }),
  }))
}

function mostUsedSize(runs: MeasuredRun[]) {
  const letters = new Map<number, number>()
  for (const { px = 16, text } of runs) letters.set(px, (letters.get(px) ?? 0) + text.trim().length)
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 16
}

function withSize({ px, ...run }: MeasuredRun, baseSize: number): Run {
  const size = run.size ?? sizeOf((px ?? baseSize) / baseSize)
  return size ? { ...run, size } : run
}

const sizeOf = (ratio: number): TextSize | undefined => (ratio >= 1.3 ? "large" : ratio <= 0.8 ? "small" : undefined)

const merged = (runs: Run[]) =>
  chunks(runs, sameMarks).map((same) => ({ ...(same[0] as Run), text: same.map(({ text }) => text).join("") }))
