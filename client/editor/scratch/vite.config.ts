import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: "/tmp/editor-try", emptyOutDir: true, target: "baseline-widely-available", minify: true },
})
