import style from "./message-page.module.css"

/** True if the screen only says that there is nothing to show: an unknown address, or code that did not load. */
export const showsMessage = () => document.querySelector(`main .${style.message}`) !== null
