import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { EditorFrame, textClass } from "./editor-frame.tsx"
import type { RichTextEditorProps } from "./editor-props.ts"
import style from "./rich-text-editor.module.css"

/** Shows the text in the editor's layout until the editor loads, so that nothing moves then. */
export function EditorOutline({ value, theme = "snow", rows = 3, ...text }: RichTextEditorProps & { idle?: boolean }) {
  const { label, hint, error, required, idle } = text

  return (
    <EditorFrame {...{ label, hint, error, required }} className={style[theme]}>
      {() => (
        <>
          {theme === "snow" && <ToolbarOutline />}
          <div aria-busy={!idle}>
            <RichText html={value || "<p><br></p>"} className={textClass(rows)} />
          </div>
        </>
      )}
    </EditorFrame>
  )
}

/** The number of buttons per toolbar group; a test compares it with `toolbar-items.ts`, which loads later. */
export const groupSizes = [2, 3, 4, 1, 2]

function ToolbarOutline() {
  return (
    <div className={style.toolbar} aria-hidden="true">
      {groupSizes.map((size, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups have no other key and never change
        <div key={group} className={style.group}>
          {Array.from({ length: size }, (_, button) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the buttons have no other key and never change
            <span key={button} className={style.button} />
          ))}
        </div>
      ))}
    </div>
  )
}
