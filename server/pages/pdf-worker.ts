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
