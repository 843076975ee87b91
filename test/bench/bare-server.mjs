import { createServer } from "node:http"

// Answers every request with the same status, headers and bytes, read from the standard input: the maximum of
// `node:http` for such an answer.
let input = ""
for await (const text of process.stdin.setEncoding("utf8")) input += text
const { status, headers, body } = JSON.parse(input)
const bytes = Buffer.from(body, "base64")

const server = createServer((request, response) => {
  if (request.method !== "POST") return response.writeHead(status, headers).end(bytes)
  request.on("data", () => {})
  request.on("end", () => response.writeHead(status, headers).end(bytes))
})
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`))
