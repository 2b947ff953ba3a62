import { MoreHorizontal } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { BulkBar } from '../../../ui/bulk-bar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { type SampleRequest, sampleRequests } from './requests.ts'

const columns: Column<SampleRequest>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name, sortBy: 'name', onPhone: 'title' },
  { key: 'event', head: 'Event', cell: ({ event }) => event },
  { key: 'city', head: 'City', cell: ({ city }) => city },
  { key: 'date', head: 'Date', cell: ({ date }) => date, sortBy: 'id', onPhone: 'fact' },
  { key: 'seats', head: 'Seats', cell: ({ seats }) => seats, sortBy: 'seats', isNumeric: true },
  { key: 'state', head: 'State', cell: ({ state }) => state, onPhone: 'fact' },
]

const sample = { columns, idOf: ({ id }: SampleRequest) => id, nameOf: ({ name }: SampleRequest) => name, empty: null }

/** Sorting, choosing, opening and pages; then the other states of a table. */
export const DataTableExample = () => (
  <div className="flex flex-col gap-8">
    <Many />
    <section aria-label="One row">
      <DataTable {...sample} label="One request" rows={sampleRequests.slice(0, 1)} />
    </section>
    <DataTable {...sample} label="Requests that load" rows={null} />
    <DataTable {...sample} label="No requests" rows={[]} empty="No requests yet. They appear here when a user sends one." />
    <DataTable {...sample} label="Requests that failed" rows={[]} empty={<Failure />} />
    <DataTable {...sample} label="Wide table" rows={sampleRequests.slice(0, 30)} columns={[...columns, ...wideColumns]} isWide />
  </div>
)

const wideColumns: Column<SampleRequest>[] = ['Организация', 'Жауапты қызметкердің аты-жөні', 'Comment', 'Источник', 'Phone'].map((head) => ({
  key: head,
  head,
  cell: ({ event }) => event,
}))

const pageSize = 10

const Many = () => {
  const [search] = useSearchParams()
  const by = search.get('sort') ?? 'id'
  const isDescending = search.get('order') === 'desc'
  const page = Math.min(Math.max(Number(search.get('page')) || 1, 1), 4)
  const rows = sampleRequests.toSorted((a, b) => (isDescending ? -1 : 1) * compared(a, b, by)).slice((page - 1) * pageSize, page * pageSize)
  const withQuery = (query: Record<string, string | number>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(query)) next.set(name, String(value))
    return `?${next}`
  }
  return (
    <form method="get" className="flex flex-col gap-4">
      <DataTable
        {...sample}
        label="Requests"
        rows={rows}
        sort={{ by, isDescending, to: (sort, isDown) => withQuery({ sort, order: isDown ? 'desc' : 'asc', page: 1 }) }}
        selectAs="ids"
        rowTo={({ id }) => withQuery({ row: id })}
        openId={Number(search.get('row'))}
        menu={({ name }) => <RowMenu name={name} />}
      />
      <Pagination page={page} pageSize={pageSize} total={sampleRequests.length} to={(next) => withQuery({ page: next })} label="Pages of requests" />
      <BulkBar>
        <Button type="submit" name="intent" value="approve">
          Approve
        </Button>
        <Button type="submit" name="intent" value="decline" look="quiet">
          Decline
        </Button>
      </BulkBar>
    </form>
  )
}

const compared = (a: SampleRequest, b: SampleRequest, by: string) => {
  if (by === 'name') return a.name.localeCompare(b.name)
  return by === 'seats' ? a.seats - b.seats : a.id - b.id
}

const RowMenu = ({ name }: { name: string }) => (
  <Menu
    name="row"
    align="right"
    summaryClass="inline-flex size-9 items-center justify-center rounded-lg hover:bg-sunken pointer-coarse:size-11"
    panelClass="w-48 p-2 text-left"
    label={
      <>
        <MoreHorizontal className="size-5" aria-hidden="true" />
        <span className="sr-only">{`Actions: ${name}`}</span>
      </>
    }
  >
    <ButtonLink to="#row" look="plain" size="small">
      Write a message
    </ButtonLink>
  </Menu>
)

const Failure = () => (
  <span className="flex flex-wrap items-center gap-4">
    The requests could not be loaded.
    <ButtonLink to="" look="quiet" size="small">
      Try again
    </ButtonLink>
  </span>
)
