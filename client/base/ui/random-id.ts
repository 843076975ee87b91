/** Sixteen random bytes in hex; not `randomUUID`, which exists only on https. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("")
