import { run, serve } from "./process.ts"
import { clientFiles } from "./web/client-files.ts"

run(() => serve(() => ({ client: clientFiles() })))
