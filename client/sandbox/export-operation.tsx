import { pick, ToolbarButton, useGraphiQL } from "@graphiql/react"
import Share2 from "lucide-react/icons/share-2"
import { type ReactNode, useId, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { Button } from "../base/ui/controls/button.tsx"
import { Dialog } from "../base/ui/controls/dialog.tsx"
import { Tabs } from "../base/ui/controls/tabs.tsx"
import { ErrorMessage } from "../base/ui/loading/error-message.tsx"
import { asCurl } from "./as-curl.ts"
import { asTypeScript } from "./as-typescript.ts"
import style from "./export-operation.module.css"
import { addressOf, maxAddressLength } from "./operation-address.ts"
import { type Portable, portable } from "./portable.ts"

export function ExportOperation() {
  const [open, setOpen] = useState(false)
  const label = "Copy as a link, curl or TypeScript"

  return (
    <>
      <ToolbarButton label={label} onClick={() => setOpen(true)}>
        <Share2 className="graphiql-toolbar-icon" />
      </ToolbarButton>
      {createPortal(
        <Dialog open={open} wide title="Take this operation along" onClose={() => setOpen(false)}>
          <ExportTabs />
        </Dialog>,
        document.body,
      )}
    </>
  )
}

function ExportTabs() {
  const operation = usePortable()
  if (!operation)
    return (
      <ErrorMessage text="The operation, its variables or its headers are invalid. Please fix the marked errors first." />
    )
  const { query, variables } = operation
  const json = Object.keys(variables).length ? JSON.stringify(variables, null, 2) : ""
  const address = addressOf({ query, variables: json }, location.origin)

  return (
    <Tabs
      label="As what"
      tabs={[
        {
          name: "Link",
          content: address ? (
            <CopyBox name="Link" text={address}>
              Opens the operation with its variables here, and runs nothing.
            </CopyBox>
          ) : (
            <ErrorMessage
              text={`This is too long for a link of ${maxAddressLength.toLocaleString("en-GB")} characters. Copy it as curl, or shorten its variables.`}
            />
          ),
        },
        {
          name: "curl",
          content: (
            <CopyBox name="Command" text={asCurl(operation, location.origin)}>
              {operation.isSignedIn && (
                <>
                  <code>TOKEN</code> is an access token, as <a href="/docs/signing-in">Signing in</a> gets one.{" "}
                </>
              )}
              {operation.places.length > 0 && "Replace file-1 and so on with your files."}
            </CopyBox>
          ),
        },
        {
          name: "TypeScript",
          content: (
            <CopyBox name="Code" text={asTypeScript(operation)}>
              Stands beside <code>ask.ts</code> of <a href="/docs/getting-started">Getting started</a>, and is checked
              against the schema.
            </CopyBox>
          ),
        },
      ]}
    />
  )
}

function usePortable(): Portable | null {
  const { queryEditor, variableEditor, headerEditor, ...state } = useGraphiQL(
    pick("queryEditor", "variableEditor", "headerEditor", "operationName", "schema"),
  )
  const [query = "", variables = "", headers = ""] = [queryEditor, variableEditor, headerEditor].map((editor) =>
    editor?.getValue(),
  )
  try {
    return portable(state.schema, { query, variables, headers, operationName: state.operationName })
  } catch {
    return null
  }
}

function CopyBox({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [outcome, setOutcome] = useState("")
  const id = useId()

  const copy = async () => {
    area.current?.select()
    // Insecure pages have no clipboard.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject()
    setOutcome(
      await copied.then(
        () => "Copied.",
        () => "It is selected: copy it with your keyboard or its menu.",
      ),
    )
  }

  return (
    <div className="stack4">
      <p id={id} className="small">
        {children} Passwords and tokens are left out.
      </p>
      <textarea
        ref={area}
        className={style.text}
        aria-label={name}
        aria-describedby={id}
        readOnly
        rows={Math.min(text.split("\n").length + 1, 16)}
        value={text}
        spellCheck={false}
      />
      <div className="line3">
        <Button onClick={copy}>Copy</Button>
        <p role="status">{outcome}</p>
      </div>
    </div>
  )
}
