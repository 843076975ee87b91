import { existsSync } from "node:fs"
import { join } from "node:path"
import { isFull } from "../base/failures/system-errors.ts"
import { makeFolder } from "../base/machine.ts"
import { makePrivate, tokenSecret } from "../base/private-files.ts"
import { minSecretLength, type Settings, SettingsError, TransientError } from "../base/settings.ts"
import { explainOpenError } from "../store/database/open-error.ts"
import type { ImageStore } from "../store/images/image-store.ts"
import { openStore } from "../store/images/open-store.ts"

export async function openSiteStore(settings: Settings): Promise<ImageStore> {
  const { dataDir, olderDataDir, s3 } = settings
  if (olderDataDir && existsSync(join(olderDataDir, "site.sqlite")))
    throw new SettingsError(
      `There is a site in ${olderDataDir}, where early releases kept it. Start release 0.1.0 once, which moves it to ${dataDir}, or set DATA_DIR.`,
    )
  const cannotUse = (error: NodeJS.ErrnoException) => cannotUseFolder(error, dataDir)
  await makeFolder(dataDir).catch(cannotUse)
  const cannot = s3 ? cannotUseStore : cannotUse
  const store = await openStore(settings).catch(cannot)
  await store.check().catch(cannot)
  await makePrivate(dataDir)
  return store
}

/** @throws TransientError for an incomplete secret (power cut, or just being written): anybody could sign with it */
export async function secretOf({ tokenSecret: configured, dataDir }: Settings) {
  const secret = configured ?? (await tokenSecret(dataDir).catch((error) => cannotUseFolder(error, dataDir)))
  if (secret.length >= minSecretLength) return secret
  throw new TransientError(
    `token-secret in ${dataDir} is not whole. Put the old one back, or delete it: then everybody signs in again, and second steps are set up anew.`,
  )
}

/** Transient, such as a network disk that is away. */
const transientCodes = ["EIO", "ESTALE", "EMFILE", "ENFILE", "ENOMEM", "EBUSY"]

function cannotUseFolder(error: NodeJS.ErrnoException, dataDir: string): never {
  if (isFull(error)) explainOpenError(error, dataDir)
  const ErrorType = transientCodes.includes(error.code ?? "") ? TransientError : SettingsError
  throw new ErrorType(`Setting DATA_DIR is wrong: ${dataDir} cannot be written (${error.code}).`)
}

/** Quotes the store, but not the URL, which contains a key. */
function cannotUseStore({ message }: Error): never {
  throw new TransientError(`Setting IMAGES_URL is wrong: the store cannot be used (${message}).`)
}
