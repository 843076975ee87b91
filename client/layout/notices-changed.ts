export const changed = "notices-changed"

/** Has this page ask at once what is announced: after somebody has changed a notice on it. */
export const noticesChanged = () => dispatchEvent(new Event(changed))
