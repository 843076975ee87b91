import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { constants, setPriority } from "node:os"
import { join } from "node:path"
import pLimit from "p-limit"
import { busy } from "../../base/failures/failures.ts"
import { bundled, root } from "../../base/root.ts"

/** Refuses a file in words for the person who uploads it. */
export type RewrittenPdf = { bytes: Uint8Array; fault?: undefined } | { bytes?: undefined; fault: string }

/** An ordinary file of 10 MB takes a second and 100 MB. */
export const pdfLimits = {
  timeMs: 15_000,
  /** Milliseconds until a process is ready, which a busy machine takes several seconds for. */
  loadMs: 60_000,
  /** Megabytes of objects. */
  memory: 256,
  /** Files that wait for their turn, of all people together. */
  waiting: 10,
  /** Milliseconds for which a process waits for another file, and bytes above which it does not. */
  idleMs: 5_000,
  smallBytes: 1_000_000,
}

/** The sources are loaded by the same program as the server's. */
const [script, loader] = bundled
  ? [join(root, "pdf-worker.cjs"), []]
  : [join(root, "server", "school", "pages", "pdf-worker.ts"), ["--import", "tsx"]]

/** One at a time: a hostile file takes all the memory that one may. */
const turns = pLimit(1)

/** Written anew by a process of its own: neither its time nor its memory is the server's. @throws BUSY */
export async function rewritePdf(bytes: Buffer): Promise<RewrittenPdf> {
  if (!isPdf(bytes)) return { fault: "Please choose a PDF." }
  if (turns.pendingCount >= pdfLimits.waiting) throw busy()
  return turns(() => inWorker(bytes))
}

function isPdf(bytes: Buffer) {
  return /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString("latin1")) && bytes.subarray(-2048).includes("%%EOF")
}

/** Kept for a moment, as loading takes longer than a small file. */
let idle: { worker: ChildProcess; end: NodeJS.Timeout } | undefined

async function inWorker(bytes: Buffer): Promise<RewrittenPdf> {
  const { timeMs, idleMs, smallBytes } = pdfLimits
  clearTimeout(idle?.end)
  const worker = idle?.worker ?? (await start())
  idle = undefined
  const timer = setTimeout(() => worker.kill("SIGKILL"), timeMs)
  const answer = await answerOf(worker, bytes).finally(() => clearTimeout(timer))
  // The names of a large file stay in its memory.
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

/** Starts the process without settings, with less priority than the server. @throws BUSY */
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

/** Undefined where the process has met one of its limits. */
async function answerOf(worker: ChildProcess, bytes: Buffer): Promise<RewrittenPdf | undefined> {
  const settled = new AbortController()
  const { signal } = settled
  worker.ref()
  worker.channel?.ref()
  worker.send(bytes, () => {})
  try {
    const [answer] = await Promise.race([once(worker, "message", { signal }), once(worker, "exit", { signal })])
    return answer instanceof Object ? (answer as RewrittenPdf) : undefined
  } finally {
    settled.abort()
  }
}
