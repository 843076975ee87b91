import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import { type BackupsWithPictureQuery, useBackupsWithPictureQuery } from "../../generated/office.ts"

export function BackupsWithPicture({ name }: { name: string }) {
  // A refetch after the picture was erased finds none, which must not look like a failure to erase it.
  const options = { variables: { name }, fetchPolicy: "network-only", errorPolicy: "ignore" } as const
  const { data } = useBackupsWithPictureQuery(options)
  if (!data) return <p>Backups taken before hold it until they are replaced by later ones.</p>
  return <BackupList backups={data.backupsWithPicture} />
}

export function BackupList({ backups }: { backups: BackupsWithPictureQuery["backupsWithPicture"] }) {
  if (!backups)
    return (
      <p>This site takes no backups by itself. Those that its keeper has taken hold it until they are deleted there.</p>
    )
  if (backups.length === 0) return <p>None of this site’s backups holds it.</p>

  return (
    <>
      <p>These backups may hold it until later ones replace them:</p>
      <ul>
        {backups.map(({ takenAt, goesAt }) => (
          <li key={takenAt}>
            <DateText of={takenAt} as={formatDateTime} />, until{" "}
            {goesAt ? <DateText of={goesAt} /> : "the site has been updated again, twice at most"}
          </li>
        ))}
      </ul>
    </>
  )
}
