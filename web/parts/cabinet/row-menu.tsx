import { MoreHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { type OwnEventPart, paths } from '../../paths.ts'
import { Menu } from '../../ui/menu.tsx'
import { questionPath, rowQuestions } from './cabinet-address.ts'
import type { OwnRow } from './own-row.ts'
import { menuId, quickForm } from './quick-actions.tsx'

const parts = ['statistics', 'experts', 'emails', 'series', 'badges', 'certificates'] as const satisfies readonly OwnEventPart[]

const item = 'block w-full rounded-lg px-3 py-2 text-left hover:bg-sunken'

/** The actions that the state of an event and the rights of the user allow. */
export const RowMenu = ({ row }: { row: OwnRow }) => {
  const { organizerCabinet } = useWords()
  const { actions: t } = organizerCabinet
  const [params] = useSearchParams()
  const { id, can } = row
  return (
    <div id={menuId(id)}>
      <Menu
        name="own-event"
        align="right"
        summaryClass="inline-flex size-9 items-center justify-center rounded-lg hover:bg-sunken pointer-coarse:size-11"
        panelClass="w-64 p-2 text-left"
        label={
          <>
            <MoreHorizontal className="size-5" aria-hidden="true" />
            <span className="sr-only">{t.menu(row.name.trim() || organizerCabinet.unnamed(id))}</span>
          </>
        }
      >
        <ul>
          {can.edit && <Item to={paths.createEvent({ id })}>{t.edit}</Item>}
          {can.publish && <QuickItem row={row} action="publish" text={t.publish} />}
          <QuickItem row={row} action="copyEvent" text={t.copy} />
          {can.open && <Item to={paths.event(id)}>{t.page}</Item>}
          {parts.map((part) => (
            <Item key={part} to={paths.ownEvent(id, part)}>
              {t[part]}
            </Item>
          ))}
          {rowQuestions.map(
            (ask) =>
              can[ask] && (
                <Item key={ask} to={questionPath(params, { ask, event: id })} isQuestion>
                  {t[ask].open}
                </Item>
              ),
          )}
        </ul>
      </Menu>
    </div>
  )
}

const Item = ({ to, isQuestion = false, children }: { to: string; isQuestion?: boolean; children: ReactNode }) => (
  <li>
    <Link to={to} className={item} {...(isQuestion && { preventScrollReset: true, state: fromList })}>
      {children}
    </Link>
  </li>
)

/** The list stands before the question in the history of the browser. */
export const fromList = { isFromList: true }

const QuickItem = ({ row: { id }, action, text }: { row: OwnRow; action: 'publish' | 'copyEvent'; text: string }) => (
  <li>
    <button type="submit" form={quickForm(action)} name="subject" value={id} className={item}>
      {text}
    </button>
  </li>
)
