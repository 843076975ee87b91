import { type ComponentType, lazy, useContext } from "react"
import { ServedPageContext } from "./ui/served.ts"

const loaders = new Map<string, () => Promise<unknown>>()

/** A screen whose code is fetched when it is first shown. Its file is called what it is called: `news-screen.tsx`. */
export function later<K extends string, Props extends object>(
  load: () => Promise<Record<K, ComponentType<Props>>>,
  name: K,
) {
  const Screen = lazy(async () => ({ default: (await load())[name] })) as unknown as ComponentType<Props>
  loaders.set(name, load)

  return function Later(props: Props) {
    useContext(ServedPageContext)?.screens.add(name)
    return <Screen {...props} />
  }
}

/** Fetches the code of screens before they are shown. A failure shows itself when they are. */
export async function fetchScreens(names: string[]) {
  await Promise.allSettled(names.map((name) => loaders.get(name)?.()))
}
