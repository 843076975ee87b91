import Printer from "lucide-react/icons/printer"
import { ActionButton } from "../../base/layout/action-button.tsx"

/** Prints the page by default. */
export function PrintButton({ run = async () => window.print() }: { run?: () => Promise<void> }) {
  return (
    <ActionButton variant="quiet" className="unprinted" run={run}>
      <Printer />
      Print
    </ActionButton>
  )
}
