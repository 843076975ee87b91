import { $create, $getState, $setState, createState, DecoratorNode } from "lexical"
import type { ReactNode } from "react"
import { latestSrc } from "../../writing/files-in-texts.ts"
import type { Figure } from "../lines/lines.ts"
import { FigureBox } from "./figure-box.tsx"

const figureState = createState("figure", { parse: (value) => value as Figure })

export class FigureNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config("figure", { extends: DecoratorNode, stateConfigs: [{ flat: true, stateConfig: figureState }] })
  }

  override createDOM() {
    return document.createElement("figure")
  }

  override updateDOM() {
    return false
  }

  override isInline(): false {
    return false
  }

  override getTextContent() {
    return `${$figureOf(this).caption}\n`
  }

  override decorate() {
    return (
      <FigureBox
        nodeKey={this.getKey()}
        figure={$figureOf(this)}
        $set={(figure) => $setState(this, figureState, figure)}
      />
    )
  }
}

export function $figureOf(node: FigureNode): Figure {
  const figure = $getState(node, figureState)
  return { ...figure, src: latestSrc(figure.src) }
}

export const $createFigure = (figure: Figure) => $setState($create(FigureNode), figureState, figure)
