import { ShieldBan } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { ControlSpace } from '../../../../contract/control/control.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import type { VisitorsData } from './load-visitors.ts'
import { visitorsAddress } from './visitors-address.ts'

type Props = { space: ControlSpace; list: Extract<VisitorsData['list'], { kind: 'bans' }> }

/** The bans in force in the space, each with the way to lift it. */
export const BanList = ({ space, list: { _items: bans, _meta: meta } }: Props) => {
  const { bans: t, visitors: words } = useWords().control
  const locale = useLocale()
  const [params] = useSearchParams()
  const dayOf = (at: string, zone: string) => format(at, { locale, zone, kind: 'yearDate' })
  if (bans.length === 0)
    return (
      <EmptyState Icon={ShieldBan} title={t.empty}>
        <p>{t.emptyHint}</p>
      </EmptyState>
    )
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-3xl border border-line bg-surface">
        {bans.map(({ userId, user, until, reason, createdAt }) => (
          <li key={userId} className="flex flex-wrap items-center gap-4 p-3 sm:flex-nowrap sm:px-5">
            <div className="flex min-w-0 grow items-center gap-4">
              <Avatar id={userId} name={user.name} photo={user.photo} size="large" />
              <div className="min-w-0">
                <p className="text-lg leading-snug font-semibold wrap-anywhere">{user.name}</p>
                <p className="text-sm text-ink-soft">
                  {[until ? t.until(dayOf(`${until}T12:00:00+00:00`, 'UTC')) : t.forever, createdAt && t.since(dayOf(createdAt, space.timezone))]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {reason && <p className="text-sm wrap-anywhere">{reason}</p>}
              </div>
            </div>
            <PostForm intent="lift" subject={userId} submit={words.lift} name={words.liftOf(user.name)} look="quiet" />
          </li>
        ))}
      </ul>
      {meta.pageCount > 1 && (
        <Pagination
          page={meta.currentPage}
          pageSize={meta.perPage}
          total={meta.totalCount}
          to={(page) => pathWith(paths.controlSpace(space.id), visitorsAddress.withPage(params, page))}
        />
      )}
    </>
  )
}
