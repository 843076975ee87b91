import style from "./message-page.module.css"

/** Whether the screen says no more than that there is nothing to show: an unknown address, or code that did not come. */
export const showsMessage = () => document.querySelector(`main .${style.message}`) !== null
