import { type GraphiQLPlugin, useGraphiQLActions } from "@graphiql/react"
import GraduationCap from "lucide-react/icons/graduation-cap"
import { grouped } from "../base/ui/grouped.ts"
import { type Example, examples } from "./examples.ts"
import style from "./examples-panel.module.css"
import { isWide } from "./is-wide.ts"
import { useOpenOperation } from "./use-open-operation.ts"

export const examplesPlugin: GraphiQLPlugin = {
  title: "Examples",
  icon: () => <GraduationCap />,
  content: ExamplesPanel,
}

function ExamplesPanel() {
  return (
    <section aria-label="Examples" className={style.panel}>
      <h2 className="step2">Examples</h2>
      <p className={style.hint}>Public examples run without an account. For the others, sign in above.</p>
      {grouped(examples, ({ group }) => group).map(([group, ofGroup]) => (
        <Group key={group} title={group} examples={ofGroup} />
      ))}
    </section>
  )
}

function Group({ title, examples }: { title: string; examples: Example[] }) {
  const open = useOpenExample()
  return (
    <section className="stack1">
      <h3 className={style.heading}>{title}</h3>
      <ul>
        {examples.map((example) => (
          <li key={example.name}>
            <button type="button" className={style.example} onClick={() => open(example)}>
              <span className="soft">{example.kind}</span> {example.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useOpenExample() {
  const { setVisiblePlugin } = useGraphiQLActions()
  const open = useOpenOperation()

  return (example: Example) => {
    if (!isWide()) setVisiblePlugin(null)
    open(example)
  }
}
