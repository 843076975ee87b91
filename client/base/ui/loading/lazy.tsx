import { type ComponentType, lazy as lazyComponent, type ReactNode, Suspense, useContext } from "react"
import { ServedPageContext } from "./served.ts"

export type LazyScreen = { fetch: () => Promise<unknown> }

const screens = new Map<string, LazyScreen>()

type PropsOf<Component> = Component extends (props: infer Props extends object) => unknown ? Props : never

const failed = new Set<() => void>()

/** Like React's `lazy`, with prefetch and retry. Its file is named after it: `news-screens.tsx`. */
export function lazy<Module, K extends keyof Module & string>(load: () => Promise<Module>, name: K) {
  type Props = PropsOf<Module[K]>
  const noteFailure = (error: unknown): never => {
    failed.add(reset)
    throw error
  }
  const create = () =>
    lazyComponent(async () => ({
      default: (await load().catch(noteFailure))[name] as ComponentType<object>,
    })) as unknown as ComponentType<Props>
  let Screen = create()
  const reset = () => {
    Screen = create()
  }

  const Lazy = (props: Props) => {
    useContext(ServedPageContext)?.screens.add(name)
    return <Screen {...props} />
  }
  Lazy.fetch = load
  screens.set(name, Lazy)
  return Lazy
}

/** For a part of a screen. Shows `placeholder`, or nothing, while it loads. */
export function lazyPart<Module, K extends keyof Module & string>(
  load: () => Promise<Module>,
  name: K,
  placeholder?: ReactNode,
) {
  const Part = lazy(load, name)
  const SuspendedPart = (props: PropsOf<Module[K]>) => (
    <Suspense fallback={placeholder}>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(SuspendedPart, { fetch: load })
}

/** Only for error boundaries, on retry or leaving, after React has read the failure. */
export function resetFailed() {
  for (const reset of failed) reset()
  failed.clear()
}

export async function fetchScreens(names: string[]) {
  await Promise.allSettled(names.map((name) => screens.get(name)?.fetch()))
}
