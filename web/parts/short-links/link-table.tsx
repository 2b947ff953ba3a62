import { MoreHorizontal } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { ShortUrl } from '../../../contract/short-links/short-links.ts'
import { format, grouped } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CopyItem } from '../../ui/copy-item.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Menu } from '../../ui/menu.tsx'
import { obstacleOf } from './link-state.ts'
import { questionPath } from './links-address.ts'
import type { LinksPageData } from './load-links.ts'

/** Rows with their menus. */
export const LinkTable = ({ data: { rows, zone, now } }: { data: LinksPageData }) => {
  const t = useWords().shortLinks
  const locale = useLocale()
  const columns: Column<ShortUrl>[] = [
    { key: 'link', head: t.columns.link, cell: (link) => <Named link={link} now={now} />, onPhone: 'title' },
    { key: 'visitors', head: t.columns.visitors, cell: (link) => <Visitors link={link} />, isNumeric: true, onPhone: 'fact' },
    {
      key: 'created',
      head: t.columns.created,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format(createdAt, { locale, zone, kind: 'yearDate' })}</time>,
      onPhone: 'fact',
    },
  ]
  return (
    <DataTable
      label={t.title}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      menu={(link) => <RowMenu link={link} />}
      empty={null}
    />
  )
}

const Named = ({ link, now }: { link: ShortUrl; now: LinksPageData['now'] }) => {
  const t = useWords().shortLinks
  const obstacle = obstacleOf(link, now)
  return (
    <div className="flex min-w-0 flex-col items-start gap-1 py-1">
      {obstacle ? (
        <span className="font-medium wrap-anywhere">{withoutProtocol(link.shortUrl)}</span>
      ) : (
        <a href={`/${link.name}`} className="font-medium wrap-anywhere hover:text-accent hover:underline">
          {withoutProtocol(link.shortUrl)}
        </a>
      )}
      <span className="line-clamp-2 text-sm font-normal text-ink-soft wrap-anywhere">{withoutProtocol(link.url)}</span>
      {obstacle && <Badge tone={obstacle === 'blocked' ? 'danger' : 'neutral'}>{t.states[obstacle]}</Badge>}
      {obstacle === 'blocked' && link.moderationComment && (
        <span className="text-sm font-normal wrap-anywhere">{t.blockedBecause(link.moderationComment)}</span>
      )}
    </div>
  )
}

const withoutProtocol = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** The number leads to the statistics. */
const Visitors = ({ link: { id, uniqueClicks } }: { link: ShortUrl }) => {
  const [params] = useSearchParams()
  return (
    <Link
      to={questionPath(params, { ask: 'statistics', linkId: id })}
      state={{ isFromList: true }}
      preventScrollReset
      className="text-accent underline underline-offset-4"
    >
      {grouped(uniqueClicks, useLocale())}
    </Link>
  )
}

const item = 'block w-full rounded-lg px-3 py-2 text-left hover:bg-sunken'

const RowMenu = ({ link: { id, name, shortUrl, moderation } }: { link: ShortUrl }) => {
  const { actions: t } = useWords().shortLinks
  const [params] = useSearchParams()
  const asks = (['statistics', ...(moderation === 'declined' ? [] : (['edit', 'remove'] as const))] as const).map((ask) => (
    <li key={ask}>
      <Link
        to={questionPath(params, { ask, linkId: id })}
        state={{ isFromList: true }}
        preventScrollReset
        className={ask === 'remove' ? `${item} text-danger` : item}
      >
        {t[ask]}
      </Link>
    </li>
  ))
  return (
    <Menu
      name="short-link"
      align="right"
      summaryClass="inline-flex size-9 items-center justify-center rounded-lg hover:bg-sunken pointer-coarse:size-11"
      panelClass="w-64 p-2 text-left"
      label={
        <>
          <MoreHorizontal className="size-5" aria-hidden="true" />
          <span className="sr-only">{t.menu(name)}</span>
        </>
      }
    >
      <ul>
        <li className="script-only">
          <CopyItem text={shortUrl} label={t.copyLink} done={t.linkCopied} className={item} />
        </li>
        {asks}
      </ul>
    </Menu>
  )
}
