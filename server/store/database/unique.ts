import { QueryFailedError } from "typeorm"

/** Throws `failure` instead if the write violates a unique constraint. */
export async function unlessTaken<T>(write: Promise<T>, failure: () => Error): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw violatesUnique(error) ? failure() : error
  }
}

export function violatesUnique(error: unknown) {
  if (!(error instanceof QueryFailedError)) return false
  const { code, message } = error.driverError as { code?: string; message?: string }
  return code === "23505" || /UNIQUE constraint failed/.test(message ?? "")
}
