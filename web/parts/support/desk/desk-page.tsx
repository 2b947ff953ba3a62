import { useSearchParams } from 'react-router'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { SelectFilter } from '../../../lists/filters.tsx'
import { useNamedChoices } from '../../../lists/named-choices.ts'
import { paths } from '../../../paths.ts'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { KeysHelp } from '../../staff/keys-help.tsx'
import { StaffNavigation } from '../../staff/staff-navigation.tsx'
import { useRowKeys } from '../../staff/use-row-keys.ts'
import type { DeskAnswer } from './answer-desk.ts'
import { deskAddress, deskStates, threadPath } from './desk-address.ts'
import type { DeskData } from './load-desk.ts'
import { OpenThread } from './open-thread.tsx'
import { ThreadTable } from './thread-table.tsx'

type Props = { page: DeskData; answer: DeskAnswer | null }

/** The threads with the support, and beside them the open one with its answer form. */
export const DeskPage = ({ page, answer }: Props) => {
  const { staff, supportDesk: t } = useWords()
  const [params] = useSearchParams()
  const { open, meta } = page
  useRowKeys(open !== null)
  const id = open?.thread.id
  return (
    <PageForms value={{ action: threadPath(params, { id }), answer }}>
      <div data-density="compact">
        <CabinetLayout
          isNamedInNavigation
          title={staff.supportTitle}
          navigation={<StaffNavigation screens={page.screens} current={{ screen: 'support' }} />}
          action={<KeysHelp only={['next', 'previous', 'close', 'help']} />}
          hasPanel={open !== null}
        >
          <Filters page={page} />
          {page.isMissing && (
            <p role="status" className="rounded-xl bg-sunken px-4 py-3">
              {t.missing}
            </p>
          )}
          <ThreadTable page={page} />
          <Pagination
            label={staff.pages}
            page={meta.currentPage}
            pageSize={meta.perPage}
            total={meta.totalCount}
            to={(next) => pathWith(paths.adminSupport(), deskAddress.withPage(listOf(params), next))}
          />
        </CabinetLayout>
        {open && <OpenThread key={open.thread.id} page={page} open={open} />}
      </div>
    </PageForms>
  )
}

const Filters = ({ page: { meta } }: { page: DeskData }) => {
  const { staff, supportDesk: t } = useWords()
  const [params] = useSearchParams()
  const stateName = (state: (typeof deskStates)[number]) => (state === 'all' ? staff.anyState : t.states[state])
  const chosen = useNamedChoices(deskAddress, ({ value }) => {
    const state = deskStates.find((one) => one === value)
    return state && state !== 'open' ? stateName(state) : null
  })
  const query = deskAddress.search?.textOf(params)
  return (
    <FilterForm
      address={deskAddress}
      label={staff.filters}
      search={{ label: t.search, hint: t.search }}
      chosen={query ? [{ name: 'search', value: query, text: staff.searched(query) }, ...chosen] : chosen}
      total={meta.totalCount}
      filters={<SelectFilter name="status" label={staff.state} options={deskStates.map((state) => [state, stateName(state)])} />}
    />
  )
}

const listOf = (params: URLSearchParams) => new URLSearchParams([...params].filter(([name]) => name !== 'id' && name !== 'messages'))
