import { Pagination } from '../../../ui/pagination.tsx'

/** The first, a middle and the last page, few pages, and one page. */
export const PaginationExample = () => (
  <div className="flex flex-col gap-4">
    {[1, 8, 16].map((page) => (
      <Pagination key={page} page={page} pageSize={20} total={312} to={(next) => `?list=${next}`} label={`Pages, ${page} is open`} />
    ))}
    <Pagination page={2} pageSize={20} total={45} to={(next) => `?list=${next}`} label="Few pages" />
    <Pagination page={1} pageSize={20} total={7} to={(next) => `?list=${next}`} />
  </div>
)
