export const noticesChangedEvent = "notices-changed"

export const noticesChanged = () => dispatchEvent(new Event(noticesChangedEvent))
