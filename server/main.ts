import { run, serve } from "./process.ts"
import { clientFiles } from "./web/client-files.ts"
import { builtPages } from "./web/page-source.ts"

run(() => serve(() => ({ client: clientFiles(), pages: builtPages() })))
