import { useWords } from '../../kernel/words.tsx'

/** Names the partner whose site the user returns to; empty without a known partner. */
export const PartnerBack = ({ partner }: { partner: string | null }) => {
  const { back } = useWords().access.partner
  return partner && <p className="text-ink-soft wrap-anywhere">{back(partner)}</p>
}
