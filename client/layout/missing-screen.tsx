import { NotFound } from "./not-found.tsx"

/** Where an address has no screen. In a file of its own: what others import too is in theirs, where the server does not find it by its name. */
export function MissingScreen() {
  return <NotFound />
}
