export const showsMessage = () => document.querySelector("main [data-message]") !== null
