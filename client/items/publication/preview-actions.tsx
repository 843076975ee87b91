import Eye from "lucide-react/icons/eye"
import Link from "lucide-react/icons/link"
import { useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { useAction } from "../../base/layout/use-action.ts"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { usePreviewLinkMutation, useRevokePreviewsMutation } from "../../generated/graphql.ts"
import type { ItemRef } from "../history/item-types.ts"
import style from "./standing.module.css"

type Handed = { url: string; expiresAt: string }

export function PreviewActions({ item }: { item: ItemRef }) {
  const [make] = usePreviewLinkMutation()
  const [handed, setHanded] = useState<Handed>()
  const { busy, act } = useAction()
  const toast = useToast()
  const link = async () => (await make({ variables: item })).data?.previewLink
  const copy = () =>
    act(async () => {
      const made = await link()
      if (!made) return
      setHanded(made)
      await navigator.clipboard?.writeText(made.url).then(
        () => toast("Link copied"),
        () => undefined,
      )
    })
  const see = () => act(async () => void openPage((await link())?.url))

  return (
    <>
      <MinorButton onClick={see}>
        <Eye />
        See it as visitors will
      </MinorButton>
      <MinorButton busy={busy} onClick={copy}>
        <Link />
        Copy a preview link
      </MinorButton>
      {handed && <HandedLink item={item} link={handed} onRevoked={() => setHanded(undefined)} />}
    </>
  )
}

/** In the same tab: browsers block a new tab that opens only after a request. */
function openPage(url: string | undefined) {
  if (url) location.assign(url)
}

function HandedLink({ item, link, onRevoked }: { item: ItemRef; link: Handed; onRevoked: () => void }) {
  const [revoke] = useRevokePreviewsMutation()
  const { busy, act } = useAction()
  const end = async () => {
    await revoke({ variables: item })
    onRevoked()
  }

  return (
    <div className="stack2">
      <output className={style.address}>{link.url}</output>
      <p>
        Whoever has it sees this, without an account, until <DateText of={link.expiresAt} />.
      </p>
      <div>
        <MinorButton busy={busy} onClick={() => act(end, "The links no longer work")}>
          Revoke all links to this
        </MinorButton>
      </div>
    </div>
  )
}
