import { MoreHorizontal } from 'lucide-react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { ParticipantsAnswer } from './answer-participants.ts'
import type { ParticipantRow } from './load-participants.ts'
import { declinePath, participantsPath } from './participants-address.ts'
import { useDoneToast } from './use-done-toast.ts'

const intents = ['approve', 'wait', 'mark', 'unmark', 'contacts'] as const
type Intent = (typeof intents)[number]
export const formOf = (intent: Intent) => `participant-${intent}`

/** The forms of the rows and of the panel, outside of the form of the checkboxes. */
export const RowForms = ({ eventId }: { eventId: number }) => {
  const fetcher = useFetcher<ParticipantsAnswer>()
  const action = participantsPath(useSearchParams()[0])
  useDoneToast(fetcher.data, eventId)
  return intents.map((intent) => (
    <fetcher.Form key={intent} id={formOf(intent)} method="post" action={action} preventScrollReset className="hidden">
      <input type="hidden" name="intent" value={intent} />
    </fetcher.Form>
  ))
}

const item = 'block w-full rounded-lg px-3 py-2 text-left hover:bg-sunken'

type Props = { row: ParticipantRow; name: string; canMark: boolean }

/** The changes that the state of a participant allows. */
export const ParticipantMenu = ({ row, name, canMark }: Props) => {
  const { list: t } = useWords().attendees
  const [params] = useSearchParams()
  return (
    <Menu
      name="participant"
      align="right"
      summaryClass="inline-flex size-9 items-center justify-center rounded-lg hover:bg-sunken pointer-coarse:size-11"
      panelClass="w-64 p-2 text-left"
      label={
        <>
          <MoreHorizontal className="size-5" aria-hidden="true" />
          <span className="sr-only">{t.menu(name)}</span>
        </>
      }
    >
      <ul>
        {intentsOf(row, canMark).map((intent) => (
          <li key={intent}>
            <button type="submit" form={formOf(intent)} name="subject" value={row.id} className={item}>
              {t.actions[intent]}
            </button>
          </li>
        ))}
        {canDecline(row) && (
          <li>
            <Link to={declinePath(params, row.id)} preventScrollReset className={item}>
              {t.decline.open}
            </Link>
          </li>
        )}
      </ul>
    </Menu>
  )
}

export const canDecline = ({ state, attendedAt }: ParticipantRow) => state !== 'declined' && !attendedAt

export const intentsOf = ({ state, attendedAt }: ParticipantRow, canMark: boolean): Exclude<Intent, 'contacts'>[] => {
  if (attendedAt) return ['unmark']
  if (state === 'approved') return canMark ? ['mark', 'wait'] : ['wait']
  return state === 'declined' ? ['approve', 'wait'] : ['approve']
}
