import {
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  type CommandListenerPriority,
  type LexicalCommand,
  type LexicalEditor,
} from "lexical"

const handleAt =
  (priority: CommandListenerPriority) =>
  <T>(editor: LexicalEditor, command: LexicalCommand<T>, listener: (payload: T) => boolean) =>
    editor.registerCommand(command, listener, priority)

/** Lexical's own handling follows only if this returns false. */
export const handle = handleAt(COMMAND_PRIORITY_HIGH)

/** Before those of `handle`. */
export const handleFirst = handleAt(COMMAND_PRIORITY_CRITICAL)
