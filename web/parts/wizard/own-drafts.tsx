import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'

type Props = { drafts: { id: number; name: string }[] }

/** Own drafts to go on with, before a new one is begun. */
export const OwnDrafts = ({ drafts }: Props) => {
  const t = useWords().wizard
  return (
    <nav aria-label={t.ownDrafts} className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl bg-sunken px-4 py-2 text-sm">
      <span className="text-ink-soft">{t.ownDrafts}</span>
      {drafts.map(({ id, name }) => (
        <Link
          key={id}
          to={paths.createEvent({ id })}
          className="inline-flex min-h-8 max-w-full items-center truncate font-medium text-accent underline-offset-2 hover:underline"
        >
          {name.trim() || t.unnamed(id)}
        </Link>
      ))}
    </nav>
  )
}
