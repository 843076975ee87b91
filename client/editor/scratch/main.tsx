import "../../layout/base.css"
import "./scratch.css"
import { StrictMode, useState } from "react"
import { createRoot } from "react-dom/client"
import { RichText } from "../../ui/rich-text.tsx"
import { isBlank, RichTextEditor } from "../index.tsx"

const sample = `<p>Form 5 measured the <strong>shadow</strong> of the <em>flagpole</em> every <strong><em>hour</em></strong>. <span class="ql-size-large">Large</span> and <span class="ql-size-small">small</span>, see <a href="#/news">the news</a>.</p><p class="ql-indent-1">Indented paragraph that is long enough to wrap over more than one line in a narrow column.</p><blockquote>Curious, kind, unafraid.<br>Second line.</blockquote><blockquote class="ql-indent-2">Another, deeper.</blockquote><ol><li>One<ol><li>In<ol><li>Deep</li></ol></li></ol></li><li>Two<ul><li>Bullet<ul><li>Circle</li></ul></li></ul></li></ol><ul><li>Dot</li><li><br></li><li>Dot <strong class="ql-size-large">large bold</strong></li></ul>`
const flat = `<p>Old</p>\n<ol><li>One</li><li class="ql-indent-1">One a</li><li class="ql-indent-1">One b</li><li class="ql-indent-2">i</li><li>Two</li><li class="ql-indent-1">Two a</li></ol><ul><li>One</li><li class="ql-indent-1">In</li></ul>`
const w = window as any
function App() {
  const [, set] = useState("")
  w.emitted ??= {}
  const on = (name: string) => (html: string) => {
    ;(w.emitted[name] ??= []).push(html)
    set(html)
  }
  return (
    <div className="page">
      <div className="top" />
      <label>
        Before <input id="before" />
      </label>
      <RichTextEditor
        id="snow"
        label="Details"
        required
        rows={10}
        value={sample}
        onChange={on("snow")}
        hint="What people read."
      />
      <RichTextEditor
        id="bubble"
        label="Introduction"
        theme="bubble"
        value={flat}
        onChange={on("bubble")}
        error="Content is required."
      />
      <RichTextEditor
        id="empty"
        label="Biography"
        value=""
        onChange={on("empty")}
        placeholder="A few lines about this person"
      />
      <label>
        After <input id="after" />
      </label>
      <RichText html={sample} className="shown" />
      <RichText html={flat} />
      <p>{String(isBlank(""))}</p>
    </div>
  )
}
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
