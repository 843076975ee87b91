import { NotFound } from "./not-found.tsx"

/** Shown if an address has no screen. The server finds a screen's file by name, so this one shares its file with nothing. */
export function MissingScreen() {
  return <NotFound />
}
