import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useRootData } from '../../../kernel/root-data.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'

type Network = { network: string; title: string }

/** Social networks for the sign-in, fetched when it opens; nothing if none is configured. */
export const SocialButtons = ({ returnUrl }: { returnUrl: string }) => (useRootData()?.hasSocial ? <Networks returnUrl={returnUrl} /> : null)

const Networks = ({ returnUrl }: { returnUrl: string }) => {
  const { social } = useWords().obligations
  const networks = useNetworks()
  return (
    <>
      {networks.length > 0 && (
        <div className="flex flex-col gap-3">
          <p className="text-center text-sm text-ink-soft">{social.with}</p>
          <NetworkLinks networks={networks} returnUrl={returnUrl} />
        </div>
      )}
      <p className="no-script-only text-center">
        <Link to={paths.social()} className="font-medium text-accent underline underline-offset-2">
          {social.title}
        </Link>
      </p>
    </>
  )
}

export const NetworkLinks = ({ networks, returnUrl }: { networks: Network[]; returnUrl?: string }) => (
  <ul className="flex flex-wrap justify-center gap-2">
    {networks.map(({ network, title }) => (
      <li key={network}>
        <ButtonLink to={paths.social({ network, returnUrl })} reloadDocument look="quiet">
          {title}
        </ButtonLink>
      </li>
    ))}
  </ul>
)

const useNetworks = () => {
  const [networks, setNetworks] = useState<Network[]>([])
  useEffect(() => {
    void browserApi('GET /auth/social-url-list', { query: {} }).then((attempt) => attempt.ok && setNetworks(attempt.reply._items))
  }, [])
  return networks
}
