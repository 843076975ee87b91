import Printer from "lucide-react/icons/printer"
import { ActionButton } from "../../base/layout/action-button.tsx"

/** By default, `run` prints the page. */
export function PrintButton({ run = async () => window.print() }: { run?: () => Promise<void> }) {
  return (
    <ActionButton variant="quiet" className="unprinted" run={run}>
      <Printer />
      Print
    </ActionButton>
  )
}
