import Eye from "lucide-react/icons/eye"
import Link from "lucide-react/icons/link"
import { useState } from "react"
import { stayingHere } from "../../base/addresses/navigate-from-here.ts"
import { useToast } from "../../base/layout/toasts.tsx"
import { useAction } from "../../base/layout/use-action.ts"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { usePreviewLinkMutation, useRevokePreviewsMutation } from "../../generated/graphql.ts"
import type { ItemRef } from "../history/item-types.ts"
import style from "./publication-note.module.css"

type PreviewLink = { url: string; expiresAt: string }

export function PreviewActions({ item }: { item: ItemRef }) {
  const [createLink] = usePreviewLinkMutation()
  const [previewLink, setPreviewLink] = useState<PreviewLink>()
  const { busy, act } = useAction()
  const toast = useToast()
  const fetchLink = async () => (await createLink({ variables: item })).data?.previewLink
  const copy = () =>
    act(async () => {
      const newLink = await fetchLink()
      if (!newLink) return
      setPreviewLink(newLink)
      await navigator.clipboard?.writeText(newLink.url).then(
        () => toast("Link copied"),
        () => undefined,
      )
    })
  const openPreview = () =>
    act(async () => {
      const isHere = stayingHere()
      const url = (await fetchLink())?.url
      // In the same tab: browsers block a new tab that opens only after a request.
      if (url && isHere()) location.assign(url)
    })

  return (
    <>
      <MinorButton onClick={openPreview}>
        <Eye />
        See it as visitors will
      </MinorButton>
      <MinorButton busy={busy} onClick={copy}>
        <Link />
        Copy a preview link
      </MinorButton>
      {previewLink && <SharedLink item={item} link={previewLink} onRevoked={() => setPreviewLink(undefined)} />}
    </>
  )
}

function SharedLink({ item, link, onRevoked }: { item: ItemRef; link: PreviewLink; onRevoked: () => void }) {
  const [revoke] = useRevokePreviewsMutation()
  const { busy, act } = useAction()
  const revokeAll = async () => {
    await revoke({ variables: item })
    onRevoked()
  }

  return (
    <div className="column stack2">
      <output className={style.address}>{link.url}</output>
      <p>
        Whoever has it sees this, without an account, until <DateText of={link.expiresAt} />.
      </p>
      <MinorButton busy={busy} onClick={() => act(revokeAll, "The links no longer work")}>
        Revoke all links to this
      </MinorButton>
    </div>
  )
}
