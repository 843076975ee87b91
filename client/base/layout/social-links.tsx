import { networkName, SocialIcon, socialNetworks } from "../ui/ornaments/social-icons.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import { useT } from "../ui/words/words.tsx"
import { useSite } from "./site-info.tsx"
import style from "./social-links.module.css"

export function SocialLinks({ className }: { className?: string }) {
  const t = useT()
  const site = useSite()
  const used = socialNetworks.filter((network) => site?.social[network])
  if (!site || used.length === 0) return null

  return (
    <ul className={classNames("unprinted row", className)}>
      {used.map((network) => (
        <li key={network}>
          <a
            className={style.link}
            href={site.social[network] ?? undefined}
            rel="noopener"
            aria-label={t("{school} on {network}", { school: site.shortName, network: networkName(network) })}
          >
            <SocialIcon network={network} className={style.icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
