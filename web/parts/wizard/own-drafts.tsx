import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'

type Props = { drafts: { id: number; name: string }[] }

/** Other ways to begin: own drafts to go on with, and the event of another site or calendar. */
export const OwnDrafts = ({ drafts }: Props) => {
  const t = useWords().wizard
  return (
    <nav aria-label={t.begin} className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl bg-sunken px-4 py-2 text-sm">
      {drafts.length > 0 && <span className="text-ink-soft">{t.ownDrafts}</span>}
      {drafts.map(({ id, name }) => (
        <Link key={id} to={paths.createEvent({ id })} className={link}>
          <span className="truncate">{name.trim() || t.unnamed(id)}</span>
        </Link>
      ))}
      <Link to={paths.importEvent()} className={`${link} ml-auto`}>
        {t.import}
      </Link>
    </nav>
  )
}

const link = 'inline-flex min-h-8 max-w-full items-center font-medium text-accent underline-offset-2 hover:underline'
