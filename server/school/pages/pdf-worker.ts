import { Worker } from "node:worker_threads"

/** Run apart from the server (`pdf.ts`), which loads none of this. */
const loaded = import("./clean-pdf.ts")

process.on("message", async (file: Uint8Array) => {
  const { cleanPdf, faultOf } = await loaded
  process.send?.(
    await cleanPdf(file).then(
      (bytes) => ({ bytes }),
      (error) => ({ fault: faultOf(error) }),
    ),
  )
})

/** A server that is killed ends no process that reads a file on, and leaves that no moment to notice: another thread does. */
const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, "SIGKILL"), 500)`
new Worker(watch, { eval: true }).unref()

loaded.then(() => process.send?.("ready"))
