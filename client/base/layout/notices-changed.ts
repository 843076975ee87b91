export const changed = "notices-changed"

export const noticesChanged = () => dispatchEvent(new Event(changed))
