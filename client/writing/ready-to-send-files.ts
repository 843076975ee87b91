/** Fetched only when a file is sent, it would be missing on a line that has just broken; many browsers do not ask a second time. */
import "../session/upload.ts"
