import { FileDown } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { usePolling } from '../../../kernel/use-polling.ts'
import { useWords } from '../../../kernel/words.tsx'
import { ListError } from '../../../lists/list-error.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { StaffNavigation } from '../staff-navigation.tsx'
import { useTimes } from '../use-times.ts'
import { ExportProgress } from './export-progress.tsx'
import { isRunning } from './is-running.ts'
import type { ExportsData, ListedExport } from './load-exports.ts'

const pollMs = 2_000

/** The own exports, the latest first. Without scripts a link refreshes the progress. */
export const ExportsPage = ({ page, problem }: { page: ExportsData; problem: string | null }) => {
  const { downloads: t } = useWords()
  const { revalidate } = useRevalidator()
  usePolling(revalidate, pollMs, page.exports?.some(isRunning) ?? false)
  const refresh = (
    <ButtonLink to={paths.adminExports()} look="quiet" reloadDocument className="no-script-only">
      {t.refresh}
    </ButtonLink>
  )
  return (
    <CabinetLayout title={t.title} navigation={<StaffNavigation screens={page.screens} current={{ screen: 'exports' }} />} action={refresh}>
      <p className="text-ink-soft">{t.lead}</p>
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      {page.exports === null ? <ListError retry={revalidate} /> : <Exports exports={page.exports} zone={page.zone} />}
    </CabinetLayout>
  )
}

const Exports = ({ exports, zone }: { exports: ListedExport[]; zone: string }) => {
  const { downloads: t } = useWords()
  const { timeOf } = useTimes(zone)
  const filterText = useFilterText()
  if (exports.length === 0) return <NoExports />
  const columns: Column<ListedExport>[] = [
    { key: 'list', head: t.columns.list, cell: ({ title }) => title, onPhone: 'title' },
    { key: 'filter', head: t.columns.filter, cell: filterText, onPhone: 'fact' },
    { key: 'format', head: t.format, cell: (item) => t.formats[item.format], onPhone: 'fact' },
    { key: 'at', head: t.columns.at, cell: (item) => timeOf(item.createdAt), onPhone: 'fact' },
    { key: 'file', head: t.columns.file, cell: (item) => <ExportProgress item={item} />, onPhone: 'fact' },
  ]
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{t.count(exports.length)}</p>
      <DataTable label={t.title} columns={columns} rows={exports} idOf={({ id }) => id} nameOf={({ title }) => title} empty={null} />
    </div>
  )
}

/** The filter of an export in words; a list without filters shows any state. */
const useFilterText = () => {
  const { staff } = useWords()
  const states: Record<string, string> = staff.states
  return ({ filter: { status, search }, city }: ListedExport) =>
    [status ? (states[status] ?? status) : staff.anyState, city, search && staff.searched(String(search))].filter(Boolean).join(' · ')
}

const NoExports = () => {
  const { downloads: t } = useWords()
  return (
    <EmptyState
      Icon={FileDown}
      title={t.empty}
      action={
        <ButtonLink to={paths.admin()} look="quiet">
          {t.back}
        </ButtonLink>
      }
    >
      <p>{t.emptyHint}</p>
    </EmptyState>
  )
}
