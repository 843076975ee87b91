import Download from "lucide-react/icons/download"
import { MinorAction } from "../../base/layout/action-button.tsx"
import { useSession } from "../../base/session/session.tsx"
import { useBackupLinkMutation, useBackupsQuery } from "../../generated/office.ts"
import { downloadUrl } from "../admin/csv.ts"
import { When } from "../admin/when.tsx"
import style from "./backup-row.module.css"

export function BackupRow() {
  const { can } = useSession()
  const { data } = useBackupsQuery({ skip: !can("backupLink") })
  const [link] = useBackupLinkMutation()
  if (!data) return null

  const [last] = data.backups ?? []
  if (!last) return <p className={style.row}>{data.backups ? noBackups : backupsOff}</p>

  const download = async () => {
    const { data: linked } = await link({ variables: { name: last.name } })
    if (linked) downloadUrl(linked.backupLink.path, last.name)
  }

  return (
    <p className={style.row}>
      <span>
        Last backup: <When of={last.takenAt} />
      </span>
      <MinorAction run={download}>
        <Download />
        <span>
          Download<span className="unseen"> the last backup</span> ({(last.bytes / 1e6).toFixed(1)} MB)
        </span>
      </MinorAction>
    </p>
  )
}

const noBackups = "No backup has been taken yet. The site takes one each night."
const backupsOff = "This site takes no backups by itself: whoever runs the server does."
