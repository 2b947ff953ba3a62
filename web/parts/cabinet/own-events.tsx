import { useSearchParams } from 'react-router'
import { FormMessage } from '../../forms/form-message.tsx'
import { PageForms } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { FilterForm } from '../../lists/filter-form.tsx'
import { ManyFilter } from '../../lists/filters.tsx'
import { ListSummary, SortSelect } from '../../lists/list-head.tsx'
import { useNamedChoices } from '../../lists/named-choices.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { cancelledText } from '../events/around/later-events.tsx'
import type { OwnEventsAnswer } from './answer-own-events.ts'
import { cabinetAddress } from './cabinet-address.ts'
import { CabinetNavigation } from './cabinet-navigation.tsx'
import { EventTable } from './event-table.tsx'
import { FolderHead } from './folder-head.tsx'
import { FolderQuestions } from './folder-questions.tsx'
import type { OwnEventsPage } from './load-own-events.ts'
import { movedText } from './moved-text.ts'
import { Newcomer } from './newcomer.tsx'
import { NoEvents } from './no-events.tsx'
import { RowQuestions } from './row-questions.tsx'
import { StateTabs } from './state-tabs.tsx'
import { useFreshRows } from './use-fresh-rows.ts'
import { useListAction } from './use-list-action.ts'

type Props = { page: OwnEventsPage; answer: OwnEventsAnswer | null }

/** The list of own events: states, folders, search, and the actions of each row. */
export const OwnEvents = ({ page, answer }: Props) => {
  const { organizerCabinet: t } = useWords()
  const { folder, navigation, meta } = page
  const isNewcomer = navigation.counters.total === 0
  return (
    <PageForms value={{ action: useListAction(), answer }}>
      <CabinetLayout
        isNamedInNavigation={folder === null}
        title={folder ? t.folder.label(folder.name) : t.events}
        navigation={<CabinetNavigation navigation={navigation} current="events" />}
        action={isNewcomer ? undefined : <ButtonLink to={paths.createEvent()}>{t.create}</ButtonLink>}
      >
        {folder && <FolderHead />}
        <Done answer={answer} />
        {isNewcomer && meta.totalCount === 0 ? <Newcomer /> : <List page={page} answer={answer} />}
        <FolderQuestions folder={folder} />
      </CabinetLayout>
    </PageForms>
  )
}

const List = ({ page, answer }: Props) => {
  const { organizerCabinet } = useWords()
  const { list: t } = organizerCabinet
  const [params] = useSearchParams()
  const { themes, sorts, meta, navigation, folder } = page
  const { rows, faults, states, refresh } = useFreshRows(page, answer)
  const { state } = cabinetAddress.query(params)
  return (
    <>
      {!folder && <StateTabs states={states} total={navigation.counters.total} />}
      <FilterForm
        address={cabinetAddress}
        label={t.filters}
        search={{ label: t.search, hint: t.searchHint }}
        chosen={useNamedChoices(cabinetAddress, ({ value }) => themes.find(({ id }) => String(id) === value)?.name ?? value)}
        total={meta.totalCount}
        filters={
          <>
            {state && <input type="hidden" name="state" value={state} />}
            {folder && <input type="hidden" name="groupId" value={folder.id} />}
            {themes.length > 0 && <ManyFilter name="themeIds" label={t.themes} options={themes} />}
          </>
        }
      >
        <div className="-mb-6">
          <ListSummary
            count={t.found(meta.totalCount)}
            sort={<SortSelect address={cabinetAddress} label={t.sort} options={sorts.map(({ sort, title }) => [sort, title])} />}
          />
        </div>
      </FilterForm>
      {rows.length === 0 ? (
        <NoEvents />
      ) : (
        <>
          <EventTable page={page} rows={rows} faults={faults} onAnswer={refresh} />
          <Pagination
            label={t.pages}
            page={meta.currentPage}
            pageSize={meta.perPage}
            total={meta.totalCount}
            to={(next) => pathWith(paths.cabinetEvents(), cabinetAddress.withPage(params, next))}
          />
        </>
      )}
      <RowQuestions rows={rows} onAnswer={refresh} />
    </>
  )
}

/** The result of an action on a page without scripts; with scripts a toast reports it. */
const Done = ({ answer }: Pick<Props, 'answer'>) => {
  const { actions, folder } = useWords().organizerCabinet
  if (!answer) return null
  const texts: Record<string, string> = {
    publish: actions.published,
    unpublish: actions.unpublish.done,
    makeDraft: actions.makeDraft.done,
    cancelEvent: answer.later ? cancelledText(actions.cancelEvent, answer.later) : actions.cancelEvent.done,
    removeEvent: actions.removeEvent.done,
    createFolder: folder.create.done,
    renameFolder: folder.rename.done,
    putIn: movedText(folder, answer),
    takeOut: movedText(folder, answer),
  }
  return <FormMessage problem={answer.problem} saved={texts[answer.intent] ?? null} />
}
