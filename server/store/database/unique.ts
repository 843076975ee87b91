import { QueryFailedError } from "typeorm"

/** Waits for a write. If it breaks a unique rule of the database, throws the given failure instead. */
export async function unlessTaken<T>(write: Promise<T>, failure: () => Error): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw breaksUnique(error) ? failure() : error
  }
}

export function breaksUnique(error: unknown) {
  if (!(error instanceof QueryFailedError)) return false
  const { code, message } = error.driverError as { code?: string; message?: string }
  return code === "23505" || /UNIQUE constraint failed/.test(message ?? "")
}
