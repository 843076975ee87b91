import { storedSecret, tokenSecret } from "../../base/private-files.ts"
import { Refusal } from "../../base/refusal.ts"
import type { Settings } from "../../base/settings.ts"
import { openKey, type Query, sealKey } from "../../content/pictures/consent-register.ts"
import type { ExportManifest, Manifest } from "./manifest.ts"

type Place = Pick<Settings, "dataDir"> & Partial<Pick<Settings, "tokenSecret">>

export interface RegisterOptions {
  /** Another data folder whose secret is tried too, as for a drill. */
  otherDataDir?: string
  /** Asks for the old token secret or the recovery key. */
  ask?(): Promise<string | undefined>
  /** True to restore without the names of children. */
  isGivenUp?: boolean
  /** True if no family can have answered since. */
  isMoved?: boolean
}

type ArchivedRegister = Pick<Manifest | ExportManifest, "register" | "takenAt">

/** Asks for the key of the names if necessary. Returns an update of the rows. @throws Refusal without a key */
export async function prepareRegister({ register, takenAt }: ArchivedRegister, place: Place, options: RegisterOptions) {
  if (!register) return async () => {}
  if (options.isGivenUp) return async (query: Query) => void (await query(`DELETE FROM "consent_register"`))
  const own = place.tokenSecret ?? (await storedSecret(place.dataDir))
  const home = options.otherDataDir === undefined ? undefined : await storedSecret(options.otherDataDir)
  const isOpen = [own, home].some((secret) => secret !== undefined && openKey(secret, register) !== null)
  const key = isOpen ? null : openKey((await options.ask?.()) ?? "", register)
  if (!isOpen && key === null) throw new Refusal(keyMissing)
  return async (query: Query) => {
    // A family may have withdrawn since.
    if (!options.isMoved) await query(`UPDATE "consent_register" SET "missingSince" = $1`, [takenAt])
    if (key === null) return
    const sealed = sealKey(key, place.tokenSecret ?? (await tokenSecret(place.dataDir)))
    await query(`UPDATE "consent_register" SET "sealedKey" = $1`, [sealed])
  }
}

const keyMissing =
  "The names in the register of consent are sealed. Give the old token secret or the recovery key, in REGISTER_KEY if there is no terminal, or give the names up by --without-register."
