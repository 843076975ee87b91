/** Shown in the docs; a test runs it, unmodified. */
export const receiver = `import { createHmac, timingSafeEqual } from "node:crypto"
import { createServer } from "node:http"

const key = Buffer.from(process.env.SECRET.replace("whsec_", ""), "base64")
const seen = new Set()

function isFromTheSchool(headers, body) {
  const { "webhook-id": id, "webhook-timestamp": sent, "webhook-signature": signatures = "" } = headers
  if (Math.abs(Date.now() / 1000 - Number(sent)) > 300) return false
  const own = createHmac("sha256", key).update(\`\${id}.\${sent}.\${body}\`).digest()
  return signatures.split(" ").some((one) => {
    const given = Buffer.from(one.replace("v1,", ""), "base64")
    return given.length === own.length && timingSafeEqual(given, own)
  })
}

const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts).toString()
  if (!isFromTheSchool(request.headers, body)) return response.writeHead(401).end()

  const id = request.headers["webhook-id"]
  if (!seen.has(id)) console.log(JSON.parse(body))
  seen.add(id)
  response.writeHead(204).end()
})
server.listen(process.env.PORT)
`
