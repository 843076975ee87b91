/** Loaded ahead: fetched only on sending, it would be missing on a broken connection, and many browsers do not retry an import. */
import "../../base/session/upload.ts"
