import style from "./message-page.module.css"

export const showsMessage = () => document.querySelector(`main .${style.message}`) !== null
