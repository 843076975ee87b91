/**
 * Comes with whatever lets somebody choose a file. Fetched only when the file is sent, it would be missing on a line that
 * has just broken, and many browsers do not ask a second time for a module that did not come.
 */
import "../session/upload.ts"
