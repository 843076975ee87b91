import { Refusal } from "../../base/refusal.ts"

/** A failed request to a store that is not a folder of this machine, with the reason. Contains no key. */
export class StoreFailure extends Refusal {
  /** server/base/failures/system-errors.ts says what it means to the caller. */
  readonly code: "STORE_FULL" | "STORE_REFUSES" | "STORE_UNREACHABLE"

  /** @param status of HTTP; undefined where there was no answer */
  constructor(
    status: number | undefined,
    message: string,
    /** True if the store was silent for too long. */
    readonly wasSilent = false,
  ) {
    super(`The store of pictures: ${message}`)
    this.code = codeOf(status, message)
  }

  /** Wraps any error of a request. */
  static of(error: unknown): StoreFailure {
    if (error instanceof StoreFailure) return error
    const { cause, message } = error as Error
    // `fetch` says no more than that it failed.
    const { code, message: reason } = (cause ?? {}) as NodeJS.ErrnoException
    return new StoreFailure(undefined, code ?? reason ?? message)
  }
}

/** The codes of AWS, Ceph, MinIO and Swift. */
const full = /InsufficientStorage|QuotaExceeded|StorageFull|EntityTooLarge$/

function codeOf(status: number | undefined, message: string) {
  if (status === 507 || full.test(message)) return "STORE_FULL"
  return status === 401 || status === 403 ? "STORE_REFUSES" : "STORE_UNREACHABLE"
}
