import { prepare } from "../launch/prepare.mjs"

/** Before the first browser test: the client and the server as they are served. */
export const setup = () => prepare()
