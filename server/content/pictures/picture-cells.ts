import type { EntityManager } from "typeorm"

/** All uses of some files, which are to be erased. */
export interface ErasedPictures {
  ids: Set<number>
  files: Set<string>
}

interface PictureCell<T> {
  /** True for pictures named by file: only cells that hold such a name need be read. False for pictures named by id. */
  byFile?: boolean
  /** Returns the cell without the pictures, undefined where it names none, null where its row must go. */
  erase(cell: T, erased: ErasedPictures, rows: EntityManager): T | null | undefined
}

export const pictureCells: (PictureCell<unknown> & { entity: new () => object; property: string })[] = []

/** Marks a column whose JSON names pictures, where no relation does: erasing one reaches it. */
export const NamesPictures =
  <T>(cell: PictureCell<T>) =>
  (target: object, property: string) =>
    void pictureCells.push({
      ...(cell as PictureCell<unknown>),
      entity: target.constructor as new () => object,
      property,
    })
