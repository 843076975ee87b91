import { classNames } from "../texts/class-names.ts"
import { lobe, lobeAngles } from "./blossom.tsx"
import style from "./crest.module.css"

type CrestProps = {
  className?: string
  /** Replaces the blossom over the hill. */
  letter?: string
}

export function Crest({ className, letter }: CrestProps) {
  return (
    <svg className={classNames(style.crest, className)} viewBox="0 0 64 76" aria-hidden="true" focusable="false">
      <path
        className={style.shield}
        d="M32 1C49 1 62 12 62 30V42C62 58 49 68 32 75C15 68 2 58 2 42V30C2 12 15 1 32 1Z"
      />
      <path
        className={style.arch}
        d="M32 5.2C46.8 5.2 57.8 14.6 57.8 30V42C57.8 55.4 47 64 32 70.4C17 64 6.2 55.4 6.2 42V30C6.2 14.6 17.2 5.2 32 5.2Z"
      />
      {letter === undefined ? (
        <Blooming />
      ) : (
        <text className={style.letter} x="32" y="50" textAnchor="middle">
          {letter}
        </text>
      )}
    </svg>
  )
}

function Blooming() {
  return (
    <>
      <path
        className={style.hill}
        d="M9.6 50.2C20 43.2 34 43.6 54.4 50.2C50.8 58.2 42.6 63 32 67.6C21.4 63 13.2 58.2 9.6 50.2Z"
      />
      <path
        className={style.path}
        d="M29.8 66.6C29 60 34.6 56.6 30.4 51.4C30 50.8 29.4 50 28.6 49.2M34.6 66.4C34 60.6 39 56.8 35 51.2C34.4 50.4 34 50 33.4 49.2"
      />
      <g className={style.blossom} transform="translate(32 28) scale(.72)">
        {lobeAngles.map((angle) => (
          <path key={angle} d={lobe} transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle className={style.throat} cx="32" cy="28" r="2.6" />
    </>
  )
}
