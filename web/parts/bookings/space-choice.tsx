import { CloudOff } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { EmptyList } from '../../lists/empty-list.tsx'
import { FilterForm } from '../../lists/filter-form.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { BookableSpaces } from './load-create.ts'
import { spacesAddress } from './spaces-address.ts'

/** The spaces with halls to book, found by name, city or address. */
export const SpaceChoice = ({ spaces: { items, meta } }: { spaces: BookableSpaces }) => {
  const t = useWords().bookings
  const [params] = useSearchParams()
  const isWhole = spacesAddress.clean(params).size === 0
  if (items.length === 0 && isWhole) return <NoSpaces />
  return (
    <section aria-labelledby="spaces" className="flex flex-col gap-4">
      <h2 id="spaces" className="text-lg font-semibold">
        {t.chooseSpace}
      </h2>
      <FilterForm
        address={spacesAddress}
        label={t.chooseSpace}
        search={{ label: t.findSpace, hint: t.findSpaceHint }}
        chosen={[]}
        total={meta.totalCount}
      />
      {items.length === 0 ? <EmptyList address={spacesAddress} title={t.noSpaceFound} hints={[]} /> : <Cards items={items} />}
      <Pagination
        page={meta.currentPage}
        pageSize={meta.perPage}
        total={meta.totalCount}
        to={(page) => pathWith(paths.createBooking(), spacesAddress.withPage(params, page))}
      />
    </section>
  )
}

/** In the place of the choice whose spaces could not be loaded; a press asks for them again. */
export const MissingSpaces = () => {
  const { bookings: t, lists } = useWords()
  const [params] = useSearchParams()
  return (
    <EmptyState
      Icon={CloudOff}
      title={t.spacesFailed}
      action={
        <ButtonLink to={pathWith(paths.createBooking(), spacesAddress.clean(params))} look="quiet">
          {lists.retry}
        </ButtonLink>
      }
    >
      <p>{t.spacesFailedText}</p>
    </EmptyState>
  )
}

const NoSpaces = () => {
  const t = useWords().bookings
  return (
    <EmptyState title={t.noSpaces} action={<ButtonLink to={paths.places()}>{t.toPlaces}</ButtonLink>}>
      <p>{t.noSpacesText}</p>
    </EmptyState>
  )
}

const Cards = ({ items }: Pick<BookableSpaces, 'items'>) => {
  const t = useWords().bookings
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ id, name, cityName, address, hallCount }) => (
        <li key={id}>
          <Link
            to={paths.createBooking({ spaceId: id })}
            className="flex h-full flex-col gap-1 rounded-2xl border border-line bg-surface p-4 hover:bg-sunken"
          >
            <span className="font-semibold wrap-break-word">{name}</span>
            <span className="text-sm text-ink-soft">{[cityName, address].join(', ')}</span>
            <span className="text-sm text-ink-soft">{t.hallCount(hallCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
