import { useWords } from '../../kernel/words.tsx'

/** Names that arrive in a lobby, the latest first. */
export const LobbyNames = ({ names, count, isLarge = false }: { names: readonly string[]; count: number; isLarge?: boolean }) => {
  const { lobby: t } = useWords().liveQuiz
  if (count === 0) return <p className="text-ink-soft">{t.nobody}</p>
  return (
    <ul className={`flex flex-wrap gap-2 ${isLarge ? 'justify-center text-xl' : ''}`}>
      {names.map((name) => (
        <li key={name} className="arriving rounded-full border border-line bg-surface px-4 py-1.5 font-medium wrap-anywhere">
          {name}
        </li>
      ))}
      {count > names.length && <li className="px-2 py-1.5 text-ink-soft">{t.more(count - names.length)}</li>}
    </ul>
  )
}
