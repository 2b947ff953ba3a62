import { useWords } from '../../kernel/words.tsx'

/** To whose site one returns; nothing for who came from nowhere we know. */
export const PartnerBack = ({ partner }: { partner: string | null }) => {
  const { back } = useWords().access.partner
  return partner && <p className="text-ink-soft wrap-anywhere">{back(partner)}</p>
}
