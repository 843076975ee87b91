import { type ComponentType, lazy, useContext } from "react"
import { ServedPageContext } from "./served.ts"

/** A screen, or a part of one, whose code can be fetched before it is shown. */
export type LaterScreen = { fetch: () => Promise<unknown> }

const screens = new Map<string, LaterScreen>()

/** One whose code is fetched when it is first shown. Its file is called what it is called: `news-screen.tsx`. */
export function later<K extends string, Props extends object>(
  load: () => Promise<Record<K, ComponentType<Props>>>,
  name: K,
) {
  const fetched = () =>
    lazy(async () => ({ default: (await load().catch(forget))[name] })) as unknown as ComponentType<Props>
  let Screen = fetched()
  // A lazy component remembers a failure for good.
  const forget = (error: unknown): never => {
    Screen = fetched()
    throw error
  }

  const Later = (props: Props) => {
    useContext(ServedPageContext)?.screens.add(name)
    return <Screen {...props} />
  }
  Later.fetch = load
  screens.set(name, Later)
  return Later
}

/** Fetches the code of screens before they are shown. A failure shows itself when they are. */
export async function fetchScreens(names: string[]) {
  await Promise.allSettled(names.map((name) => screens.get(name)?.fetch()))
}
