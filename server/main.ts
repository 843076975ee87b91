import { clientFiles } from "./doors/web/client-files.ts"
import { builtPages } from "./doors/web/page-source.ts"
import { run, serve } from "./start/process.ts"

run(() => serve(() => ({ client: clientFiles(), pages: builtPages() })))
