import { Refusal } from "../refusal.ts"

/** What a store that is not a folder of this machine did not do, and why. Has no key in it. */
export class StoreFailure extends Refusal {
  /** What it means to whoever asked, server/api/system-errors.ts says. */
  readonly code: "STORE_FULL" | "STORE_REFUSES" | "STORE_UNREACHABLE"

  /** @param status of HTTP; undefined where there was no answer */
  constructor(
    status: number | undefined,
    message: string,
    /** Whether it said nothing at all for too long. */
    readonly wasSilent = false,
  ) {
    super(`The store of pictures: ${message}`)
    this.code = codeOf(status, message)
  }

  /** Whatever a request failed by. */
  static of(error: unknown): StoreFailure {
    if (error instanceof StoreFailure) return error
    const { cause, message } = error as Error
    // `fetch` says no more than that it failed.
    const { code, message: reason } = (cause ?? {}) as NodeJS.ErrnoException
    return new StoreFailure(undefined, code ?? reason ?? message)
  }
}

/** As AWS, Ceph, MinIO and Swift call it. */
const full = /InsufficientStorage|QuotaExceeded|StorageFull|EntityTooLarge$/

function codeOf(status: number | undefined, message: string) {
  if (status === 507 || full.test(message)) return "STORE_FULL"
  return status === 401 || status === 403 ? "STORE_REFUSES" : "STORE_UNREACHABLE"
}
