type Glyph = { name: string; path: string; evenOdd?: boolean }

const glyphs = {
  facebook: {
    name: "Facebook",
    path: "M14 21.5V13.4H16.8L17.3 10H14V8.1C14 7 14.4 6.2 15.9 6.2H17.5V3.2C17 3.1 16.1 3 15.1 3C12.4 3 10.5 4.6 10.5 7.7V10H7.6V13.4H10.5V21.5Z",
  },
  twitter: {
    name: "Twitter",
    path: "M3.2 3.5H8.4L12.9 9.6L18.1 3.5H20.5L14 11.2L21 20.5H15.8L10.9 14L5.4 20.5H3L9.8 12.4ZM6.7 5.3L16.7 18.7H17.9L7.9 5.3Z",
    evenOdd: true,
  },
  instagram: {
    name: "Instagram",
    path: "M8 3H16A5 5 0 0 1 21 8V16A5 5 0 0 1 16 21H8A5 5 0 0 1 3 16V8A5 5 0 0 1 8 3ZM8 5A3 3 0 0 0 5 8V16A3 3 0 0 0 8 19H16A3 3 0 0 0 19 16V8A3 3 0 0 0 16 5ZM12 7.6A4.4 4.4 0 1 1 12 16.4A4.4 4.4 0 1 1 12 7.6ZM12 9.6A2.4 2.4 0 1 0 12 14.4A2.4 2.4 0 1 0 12 9.6ZM16.6 6.2A1.2 1.2 0 1 1 16.6 8.6A1.2 1.2 0 1 1 16.6 6.2Z",
    evenOdd: true,
  },
  linkedIn: {
    name: "LinkedIn",
    path: "M5.6 3.2A2.1 2.1 0 1 1 5.6 7.4A2.1 2.1 0 1 1 5.6 3.2ZM3.8 9.2H7.4V20.6H3.8ZM9.8 9.2H13.2V10.8C13.8 9.7 15.1 8.9 16.7 8.9C19.6 8.9 20.8 10.7 20.8 13.6V20.6H17.2V14.3C17.2 12.8 16.7 12 15.5 12C14.2 12 13.4 12.9 13.4 14.4V20.6H9.8Z",
  },
  youtube: {
    name: "YouTube",
    path: "M6 5H18A4 4 0 0 1 22 9V15A4 4 0 0 1 18 19H6A4 4 0 0 1 2 15V9A4 4 0 0 1 6 5ZM10 8.6V15.4L15.8 12Z",
    evenOdd: true,
  },
} satisfies Record<string, Glyph>

type SocialNetwork = keyof typeof glyphs

export const socialNetworks = Object.keys(glyphs) as SocialNetwork[]

export const networkName = (network: SocialNetwork): string => glyphs[network].name

export function SocialIcon({ network, className }: { network: SocialNetwork; className?: string }) {
  const { path, evenOdd }: Glyph = glyphs[network]
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" fillRule={evenOdd ? "evenodd" : undefined} />
    </svg>
  )
}
