/** Preloaded: the connection may break before sending, and many browsers do not retry an import. */
import "../../base/session/upload.ts"
