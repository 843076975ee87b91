import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { constants, setPriority } from "node:os"
import { join } from "node:path"
import pLimit from "p-limit"
import { busy } from "../../base/failures/failures.ts"
import { bundled, root } from "../../base/root.ts"
import type { CleanPdf } from "./clean-pdf.ts"

/** `fault` is a message for the uploader. */
type RewrittenPdf = (CleanPdf & { fault?: undefined }) | { bytes?: undefined; missing?: undefined; fault: string }

/** For comparison: a typical file of 10 MB takes a second and 100 MB. */
export const pdfLimits = {
  timeMs: 15_000,
  loadMs: 60_000,
  /** In megabytes, of the heap. */
  memory: 256,
  waiting: 10,
  /** An idle process is kept this long if its last file had at most `smallBytes`. */
  idleMs: 5_000,
  smallBytes: 1_000_000,
}

const [script, loader] = bundled
  ? [join(root, "pdf-worker.cjs"), []]
  : [join(root, "server", "school", "pages", "pdf-worker.ts"), ["--import", "tsx"]]

/** One at a time, as a hostile file uses all the memory allowed. */
const queue = pLimit(1)

/** Runs in a separate process with its own limits of time and memory. @throws BUSY */
export async function rewritePdf(bytes: Buffer): Promise<RewrittenPdf> {
  if (!isPdf(bytes)) return { fault: "Please choose a PDF." }
  if (queue.pendingCount >= pdfLimits.waiting) throw busy()
  return queue(() => runInWorker(bytes))
}

const isPdf = (bytes: Buffer) =>
  /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString("latin1")) && bytes.subarray(-2048).includes("%%EOF")

/** Reused for the next file, as starting takes longer than a small file. */
let idle: { worker: ChildProcess; end: NodeJS.Timeout } | undefined

async function runInWorker(bytes: Buffer): Promise<RewrittenPdf> {
  const { timeMs, idleMs, smallBytes } = pdfLimits
  clearTimeout(idle?.end)
  const worker = idle?.worker ?? (await start())
  idle = undefined
  const timer = setTimeout(() => worker.kill("SIGKILL"), timeMs)
  const answer = await waitForAnswer(worker, bytes).finally(() => clearTimeout(timer))
  // A worker's memory keeps the PDF names of a large file.
  if (!answer || bytes.length > smallBytes) worker.kill("SIGKILL")
  else {
    worker.unref()
    worker.channel?.unref()
    idle = { worker, end: setTimeout(endIdle, idleMs).unref() }
  }
  return answer ?? { fault: "This PDF is too complicated to be looked through. Please print it into a new PDF." }
}

function endIdle() {
  idle?.worker.kill("SIGKILL")
  idle = undefined
}

/** Passes no environment, and runs below the server's priority. @throws BUSY */
async function start() {
  const execArgv = [...loader, `--max-old-space-size=${pdfLimits.memory}`]
  const worker = fork(script, {
    execArgv,
    cwd: root,
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  })
  if (worker.pid) setPriority(worker.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const signal = AbortSignal.timeout(pdfLimits.loadMs)
  const [ready] = await Promise.race(["message", "exit"].map((event) => once(worker, event, { signal }))).catch(
    () => [],
  )
  if (ready === "ready") return worker
  worker.kill("SIGKILL")
  throw busy()
}

async function waitForAnswer(worker: ChildProcess, bytes: Buffer): Promise<RewrittenPdf | undefined> {
  const controller = new AbortController()
  const { signal } = controller
  worker.ref()
  worker.channel?.ref()
  worker.send(bytes, () => {})
  try {
    const [answer] = await Promise.race([once(worker, "message", { signal }), once(worker, "exit", { signal })])
    return answer instanceof Object ? (answer as RewrittenPdf) : undefined
  } finally {
    controller.abort()
  }
}
