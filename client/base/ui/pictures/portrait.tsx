import type { ComponentProps } from "react"
import { Blossom } from "../ornaments/blossom.tsx"
import { classNames } from "../texts/class-names.ts"
import { Picture } from "./picture.tsx"
import style from "./portrait.module.css"

type PortraitProps = Omit<ComponentProps<typeof Picture>, "portrait"> & {
  className?: string
}

export function Portrait({ of, className, ...picture }: PortraitProps) {
  return (
    <div className={classNames(style.arch, className)}>
      {of ? <Picture of={of} portrait className={style.picture} {...picture} /> : <Blossom className={style.blossom} />}
    </div>
  )
}
