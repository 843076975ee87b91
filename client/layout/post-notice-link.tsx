import Megaphone from "lucide-react/icons/megaphone"
import { IconLink, useOrigin } from "./session-links.tsx"

/** At hand on every page, also on a phone: what it is for cannot wait. */
export function PostNoticeLink() {
  return (
    <IconLink to="/admin/notices/add" state={useOrigin()} label="Post a notice">
      <Megaphone aria-hidden="true" />
    </IconLink>
  )
}
