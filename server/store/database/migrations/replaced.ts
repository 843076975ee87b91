import { CreateAll1765000000000 } from "./1765000000000-create-all.ts"

/** The last release that can migrate older tables. */
export const lastRelease = "0.1.0"

/** The number of migrations that the initial one replaces. */
const replaced = 62

/** Thrown for tables of a release before `lastRelease`. */
export class TooOld extends Error {}

/** Names of finished migrations, with the initial one for those of 0.1.0. @throws TooOld if some did not run */
export function asRecordedToday(names: string[]): string[] {
  const kept = names.filter((name) => timestampOf(name) >= timestampOf(CreateAll1765000000000.name))
  if (kept.length === names.length) return names
  if (names.length - kept.length < replaced) throw new TooOld()
  return [CreateAll1765000000000.name, ...kept]
}

const timestampOf = (name: string) => Number(name.slice(-13))
