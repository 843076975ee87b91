import type { EntityManager } from "typeorm"
import { withoutFigures } from "../../base/text/figures.ts"

export interface ErasedPictures {
  ids: Set<number>
  files: Set<string>
}

interface PictureCell<T> {
  /** True if the cell names pictures by file, so that only matching cells are read; false if by id. */
  byFile?: boolean
  /** True if the row is neither a version nor an item in the bin. */
  isUncounted?: boolean
  /** Returns undefined for a cell without the pictures, and null if the row must be deleted. */
  erase(cell: T, erased: ErasedPictures, rows: EntityManager): T | null | undefined
}

/** Marks a text, or JSON with texts. */
export const HoldsTexts = () =>
  NamesPictures<string>({
    byFile: true,
    isUncounted: true,
    erase(texts, { files }) {
      const remaining = withoutFigures(texts, files)
      return remaining === texts ? undefined : remaining
    },
  })

export const pictureCells: (PictureCell<unknown> & { entity: new () => object; property: string })[] = []

/** Marks a JSON column that names pictures outside relations, so that erasing a picture reaches it. */
export const NamesPictures =
  <T>(cell: PictureCell<T>) =>
  (target: object, property: string) =>
    void pictureCells.push({
      ...(cell as PictureCell<unknown>),
      entity: target.constructor as new () => object,
      property,
    })
