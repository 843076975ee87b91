import type { Portable } from "./portable.ts"

/** `TOKEN` is the access token's placeholder. Files come from the current folder. */
export function asCurl({ query, operationName, variables, places, headers, isSignedIn }: Portable, site: string) {
  const operation = JSON.stringify({ query, operationName, variables }, null, 2)
  return [
    `curl ${quoted(`${site}/graphql`)}`,
    ...(isSignedIn ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(places.length ? formOf(operation, places) : ["-H 'Content-Type: application/json'", `-d ${quoted(operation)}`]),
  ].join(" \\\n  ")
}

/** A GraphQL multipart request. `-F` would end a text at its first semicolon. */
function formOf(operation: string, places: string[]): string[] {
  const map = Object.fromEntries(places.map((place, index) => [index, [`variables.${place}`]]))
  return [
    "-H 'apollo-require-preflight: true'",
    `--form-string operations=${quoted(operation)}`,
    `--form-string map=${quoted(JSON.stringify(map))}`,
    ...places.map((_, index) => `-F ${index}=@file-${index + 1}`),
  ]
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
