import style from "./message-page.module.css"

/** True if the screen shows only a message: an unknown address, or code that did not load. */
export const showsMessage = () => document.querySelector(`main .${style.message}`) !== null
