import { Clock, type LucideIcon, PencilLine, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import type { StartPage } from './load-start.ts'
import type { OwnRow } from './own-row.ts'

/** Events that wait for the organizer: declined ones with the reason, waiting requests, unfinished drafts. */
export const Attention = ({ page: { declined, drafts, requested, navigation } }: { page: StartPage }) => {
  const { overview: t } = useWords().organizerCabinet
  const { counters } = navigation
  const isCalm = declined.length + drafts.length + requested.length === 0
  return (
    <section aria-labelledby="attention" className="flex flex-col gap-3">
      <h2 id="attention" className="text-xl font-semibold">
        {t.attention}
      </h2>
      {isCalm && <p className="text-ink-soft">{t.calm}</p>}
      {!isCalm && (
        <ul className="overflow-hidden rounded-2xl border border-line bg-surface">
          {declined.map((row) => (
            <Item
              key={`declined ${row.id}`}
              row={row}
              Icon={Undo2}
              text={declinedText(t, row)}
              to={paths.createEvent({ id: row.id })}
              action={t.fix}
            />
          ))}
          {requested.map((row) => (
            <Item
              key={`requests ${row.id}`}
              row={row}
              Icon={Clock}
              text={t.requests(row.waiting)}
              to={paths.participants({ eventId: row.id, state: 'wait' })}
              action={t.open}
            />
          ))}
          {drafts.map((row) => (
            <Item key={`draft ${row.id}`} row={row} Icon={PencilLine} text={t.draft} to={paths.createEvent({ id: row.id })} action={t.finish} />
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {counters.declined > declined.length && <More to={paths.cabinetEvents({ state: 'declined' })} text={t.allDeclined(counters.declined)} />}
        {counters.draft > drafts.length && <More to={paths.cabinetEvents({ state: 'draft' })} text={t.allDrafts(counters.draft)} />}
      </p>
    </section>
  )
}

const declinedText = (t: ReturnType<typeof useWords>['organizerCabinet']['overview'], { reason, change }: OwnRow): string => {
  const text = change ? t.changeDeclined : t.declined
  const given = reason ?? change?.comment
  return given ? `${text}. ${given}` : text
}

type ItemProps = { row: OwnRow; Icon: LucideIcon; text: string; to: string; action: string }

/** The link of the title covers the whole row. */
const Item = ({ row, Icon, text, to, action }: ItemProps) => {
  const { unnamed } = useWords().organizerCabinet
  return (
    <li className="relative flex items-start gap-3 p-4 not-first:border-t not-first:border-line hover:bg-sunken has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-accent">
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <span className="flex min-w-0 grow flex-col gap-0.5">
        <Link to={to} className="font-medium outline-none wrap-anywhere after:absolute after:inset-0">
          {row.name.trim() || unnamed(row.id)}
        </Link>
        <span className="line-clamp-3 text-ink-soft wrap-anywhere">{text}</span>
      </span>
      <span aria-hidden="true" className="shrink-0 font-medium text-accent">
        {action}
      </span>
    </li>
  )
}

const More = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="inline-flex min-h-(--control) items-center font-medium text-accent underline-offset-4 hover:underline">
    {text}
  </Link>
)
