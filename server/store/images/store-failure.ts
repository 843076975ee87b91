import { Refusal } from "../../base/refusal.ts"

/** A failed request to a remote store. Contains no key. */
export class StoreFailure extends Refusal {
  /** Mapped to failures in server/base/failures/system-errors.ts. */
  readonly code: "STORE_FULL" | "STORE_REFUSES" | "STORE_UNREACHABLE"

  constructor(
    status: number | undefined,
    message: string,
    readonly timedOut = false,
  ) {
    super(`The store of pictures: ${message}`)
    this.code = codeOf(status, message)
  }

  static of(error: unknown): StoreFailure {
    if (error instanceof StoreFailure) return error
    const { cause, message } = error as Error
    // `fetch` reports the reason only in `cause`.
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
