import { Worker } from "node:worker_threads"

/** Loaded only in this process, never in the server. */
const loaded = import("./clean-pdf.ts")

process.on("message", async (file: Uint8Array) => {
  const { cleanPdf, faultOf } = await loaded
  process.send?.(await cleanPdf(file).catch((error) => ({ fault: faultOf(error) })))
})

/** Ends this process if the server was killed. In a thread of its own, as parsing blocks the main one. */
const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, "SIGKILL"), 500)`
new Worker(watch, { eval: true }).unref()

loaded.then(() => process.send?.("ready"))
