/** One of five lobes: notched at the tip, pointing up from the flower's throat at 0,0. */
export const lobe =
  "M0 0C-3.4-4.6-10.6-8.4-10-15.4C-9.6-20.2-4.6-22.6-1.6-20.4C-.8-19.8-.4-19.2 0-18.4C.4-19.2.8-19.8 1.6-20.4C4.6-22.6 9.6-20.2 10-15.4C10.6-8.4 3.4-4.6 0 0Z"

export const lobeAngles = [0, 72, 144, 216, 288]

export function Blossom({ className }: { className?: string }) {
  return (
    <svg className={className} data-ornament viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
      <g fill="currentColor">
        {lobeAngles.map((angle) => (
          <path key={angle} d={lobe} transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle r="3.2" fill="var(--marigold)" />
    </svg>
  )
}
