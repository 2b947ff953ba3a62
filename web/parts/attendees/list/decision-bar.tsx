import { ChevronDown } from 'lucide-react'
import type { Fault } from '../../../forms/fault.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { BulkBar } from '../../../ui/bulk-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { ChosenBadges } from '../../cabinet/chosen-badges.tsx'
import type { BulkKind } from './bulk-change.ts'

type Props = {
  problem: Fault | null
  isBusy: boolean
  /** Participants that match the list, if the page does not have them all. */
  matching: number | null
  canMark: boolean
}

/** Changes of the chosen participants. The frequent ones have buttons, the others a menu. */
export const DecisionBar = ({ problem, isBusy, matching, canMark }: Props) => {
  const { list: t } = useWords().attendees
  const others: BulkKind[] = ['tag', 'message', 'contacts', 'wait', ...(canMark ? (['mark', 'unmark'] as const) : [])]
  return (
    <BulkBar {...(matching !== null && { matching: { name: 'matching', total: matching } })}>
      {problem && <FormMessage problem={problem} />}
      <Button type="submit" name="intent" value="approve" size="small" className="max-sm:px-2.5" isBusy={isBusy}>
        {t.actions.approve}
      </Button>
      <Button type="submit" name="intent" value="decline" look="danger" size="small" className="max-sm:px-2.5" disabled={isBusy}>
        {t.decline.open}
      </Button>
      <Menu
        name="participant"
        align="right"
        summaryClass="inline-flex min-h-(--control) items-center gap-1.5 rounded-xl border border-line-strong bg-surface px-2.5 text-sm sm:px-3 font-medium hover:bg-sunken"
        panelClass="top-auto! bottom-full w-64 mt-0! mb-2 p-2 max-sm:fixed! max-sm:inset-x-4! max-sm:bottom-28! max-sm:w-auto"
        label={
          <>
            {t.bulk.more}
            <ChevronDown className="size-4 max-sm:hidden" aria-hidden="true" />
          </>
        }
      >
        <ul>
          {others.map((kind) => (
            <li key={kind}>
              <button
                type="submit"
                name="intent"
                value={kind}
                disabled={isBusy}
                className="block w-full rounded-lg px-3 py-2 text-left hover:bg-sunken"
              >
                {t.bulk.titles[kind]}
              </button>
            </li>
          ))}
          <li className="script-only">
            <ChosenBadges />
          </li>
        </ul>
      </Menu>
    </BulkBar>
  )
}
