import EditorWorker from "monaco-editor/esm/vs/editor/editor.worker.js?worker"
import JsonWorker from "monaco-editor/esm/vs/language/json/json.worker.js?worker"
import GraphQLWorker from "monaco-graphql/esm/graphql.worker.js?worker"

// Copied from graphiql/setup-workers/vite, which Vite's development server cannot load from inside a package.
const workers: Record<string, new () => Worker> = { json: JsonWorker, graphql: GraphQLWorker }

Object.assign(globalThis, {
  MonacoEnvironment: { getWorker: (_id: string, label: string) => new (workers[label] ?? EditorWorker)() },
})
