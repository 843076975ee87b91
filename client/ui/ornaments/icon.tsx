import { type ComponentProps, createElement } from "react"

/** Elements of SVG with their attributes, on 24 by 24. */
type Lines = ["path" | "circle" | "rect" | "line" | "ellipse" | "polyline" | "polygon", Record<string, string>][]

/** Draws an icon of Lucide in the colour of the text. The build has it do so in the place of Lucide's own (bundle/lean-packages.ts). */
export function iconOf(lines: Lines) {
  return function Icon(props: ComponentProps<"svg">) {
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {lines.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
      </svg>
    )
  }
}
