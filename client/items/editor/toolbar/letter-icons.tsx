export const SmallLetter = () => <Letter d="M8.5 17 12 9l3.5 8m-6-2.5h5" />
export const MediumLetter = () => <Letter d="M7 18.5 12 7l5 11.5M8.6 15h6.8" />
export const LargeLetter = () => <Letter d="M4.5 20.5 12 3.5l7.5 17M7.1 15h9.8" />

function Letter({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
