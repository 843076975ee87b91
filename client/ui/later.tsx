import { type ComponentType, lazy, useContext } from "react"
import { ServedPageContext } from "./served.ts"

/** A screen, or a part of one, whose code can be fetched before it is shown. */
export type LaterScreen = { fetch: () => Promise<unknown> }

const screens = new Map<string, LaterScreen>()

/** Those whose code did not arrive: each makes its component anew. */
const failed = new Set<() => void>()

/** One whose code is fetched when it is first shown. Its file is called what it is called: `news-screen.tsx`. */
export function later<K extends string, Props extends object>(
  load: () => Promise<Record<K, ComponentType<Props>>>,
  name: K,
) {
  const noteFailure = (error: unknown): never => {
    failed.add(renew)
    throw error
  }
  const lazily = () =>
    lazy(async () => ({ default: (await load().catch(noteFailure))[name] })) as unknown as ComponentType<Props>
  let Screen = lazily()
  const renew = () => {
    Screen = lazily()
  }

  const Later = (props: Props) => {
    useContext(ServedPageContext)?.screens.add(name)
    return <Screen {...props} />
  }
  Later.fetch = load
  screens.set(name, Later)
  return Later
}

/**
 * Lets what could not be fetched be fetched again. A lazy component remembers its failure for good, and React must have
 * read it before a new one takes its place, or it would ask for one after the other: only for error boundaries, when
 * somebody asks to try again or leaves.
 */
export function renewFailed() {
  for (const renew of failed) renew()
  failed.clear()
}

/** Fetches the code of screens before they are shown. A failure shows itself when they are. */
export async function fetchScreens(names: string[]) {
  await Promise.allSettled(names.map((name) => screens.get(name)?.fetch()))
}
