import { allParts } from "./build.mjs"
import { prepare } from "./prepare.mjs"
import { giveUp } from "./run.mjs"

/** `npm run build`: builds what is stale into `dist`, so that `npm start` need not. */
prepare(allParts).catch(giveUp)
