import { CreateAll1765000000000 } from "./1765000000000-create-all.ts"

/** The last release that brings older tables up to date. */
export const lastRelease = "0.1.0"

/** So many migrations the initial one replaces. */
const replaced = 62

/** The tables are those of a release before `lastRelease`. */
export class TooOld extends Error {}

/** Names of migrations that have run, with the initial one in the place of those that it replaces. @throws TooOld where some of them have not run */
export function asRecordedToday(names: string[]): string[] {
  const kept = names.filter((name) => timestampOf(name) >= timestampOf(CreateAll1765000000000.name))
  if (kept.length === names.length) return names
  if (names.length - kept.length < replaced) throw new TooOld()
  return [CreateAll1765000000000.name, ...kept]
}

const timestampOf = (name: string) => Number(name.slice(-13))
