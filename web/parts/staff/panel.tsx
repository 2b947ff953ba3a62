import { useEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { splitLocale } from '../../../contract/locales.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { useWords } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { paths } from '../../paths.ts'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PanelAnswer } from './answer-panel.ts'
import { BulkNotice } from './bulk-notice.tsx'
import { DecidedNotice } from './decided-notice.tsx'
import { ExportButton } from './export-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { KeysHelp } from './keys-help.tsx'
import type { PanelData } from './load-panel.ts'
import { OpenRow } from './open-row.tsx'
import { queueAddressOf } from './queue-address.ts'
import { QueueTable } from './queue-table.tsx'
import { StaffNavigation } from './staff-navigation.tsx'
import { useRowKeys } from './use-row-keys.ts'

type Props = { page: PanelData; posted: PanelAnswer | null }

/** The queues at the side, the rows of one queue, and beside them the panel of the open row. */
export const Panel = ({ page, posted }: Props) => {
  const { staff } = useWords()
  const { queue, openRow } = page
  const next = useNextQueue(queue.name)
  const list = useListFocus(openRow !== null)
  useRowKeys(openRow !== null)
  return (
    <div data-density="compact">
      <CabinetLayout
        isNamedInNavigation
        title={queue.title}
        navigation={<StaffNavigation screens={page.screens} current={{ queue: next ?? queue.name }} />}
        action={<KeysHelp />}
        hasPanel={openRow !== null}
      >
        <div ref={list} tabIndex={-1} className="relative flex flex-col gap-5 outline-none">
          {next && (
            <div aria-hidden="true" className="next-screen absolute inset-0 z-20 flex flex-col gap-4 overflow-hidden bg-paper">
              <Skeleton shape="row" count={7} />
            </div>
          )}
          <FilterBar key={queue.name} page={page} />
          {!openRow && <DecidedNotice page={page} posted={posted} />}
          {page.isMissing && (
            <p role="status" className="rounded-xl bg-sunken px-4 py-3">
              {staff.missing}
            </p>
          )}
          {posted?.many && <BulkNotice many={posted.many} />}
          {posted?.intent === 'undoMany' && <FormMessage problem={posted.problem} />}
          <QueueTable page={page} posted={posted} />
          <Pages page={page} />
          <ExportButton key={`${queue.name} export`} page={page} />
        </div>
      </CabinetLayout>
      {openRow && <OpenRow page={page} row={openRow} posted={posted} />}
    </div>
  )
}

/** The queue that loads at this moment; its rows replace those of another one. */
const useNextQueue = (shown: string): string | null => {
  const { location } = useNavigation()
  if (!location || splitLocale(location.pathname).path !== paths.admin()) return null
  const name = new URLSearchParams(location.search).get('queue')
  return name === shown ? null : name
}

const Pages = ({ page: { queue, page, perPage, totalCount } }: { page: PanelData }) => {
  const { staff } = useWords()
  const [params] = useSearchParams()
  const list = new URLSearchParams([...params].filter(([name]) => name !== 'id' && name !== 'decided'))
  const to = (next: number) => pathWith(paths.admin(), queueAddressOf(queue).withPage(list, next))
  return <Pagination label={staff.pages} page={page} pageSize={perPage} total={totalCount} to={to} />
}

/** The panel of the last row closes without a row to focus. */
const useListFocus = (isOpen: boolean) => {
  const list = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) list.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return list
}
