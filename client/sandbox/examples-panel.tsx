import { type GraphiQLPlugin, useGraphiQLActions } from "@graphiql/react"
import GraduationCap from "lucide-react/icons/graduation-cap"
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
  const groups = [...new Set(examples.map(({ group }) => group))]
  return (
    <section aria-label="Examples" className={style.panel}>
      <h2 className="step2">Examples</h2>
      <p className={style.hint}>Public examples run without an account. For the others, sign in above.</p>
      {groups.map((group) => (
        <Group key={group} group={group} />
      ))}
    </section>
  )
}

function Group({ group }: { group: string }) {
  const open = useOpenExample()
  return (
    <section className="stack1">
      <h3 className={style.heading}>{group}</h3>
      <ul>
        {examples
          .filter((example) => example.group === group)
          .map((example) => (
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
