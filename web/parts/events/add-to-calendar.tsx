import { CalendarPlus, Download } from 'lucide-react'
import { useHref } from 'react-router'
import { useApiBase } from '../../kernel/api-base.ts'
import { useRootData } from '../../kernel/root-data.ts'
import { useWords } from '../../kernel/words.tsx'
import { callPaths, paths } from '../../paths.ts'
import { LinkList, listedLink } from '../../ui/link-list.tsx'
import { type CalendarEntry, calendarLinks } from './calendar-entry.ts'
import { OutsideLink } from './outside-link.tsx'

type Props = { entry: CalendarEntry; className: string }

/** The calendars by name. Apple and Yandex take a file: Yandex documents no link that fills in an entry. */
export const AddToCalendar = ({ entry, className }: Props) => {
  const { calendar: t } = useWords().attending
  const page = `${useRootData()?.siteUrl ?? ''}${useHref(paths.event(entry.id))}`
  const file = callPaths(useApiBase()).eventCalendar(entry.id)
  const { google, outlook } = calendarLinks(entry, page)
  return (
    <LinkList
      name={`calendar-${entry.id}`}
      summaryClass={className}
      label={
        <>
          <CalendarPlus className="size-5" aria-hidden="true" />
          {t.open}
        </>
      }
    >
      <li>
        <OutsideLink href={google} rel="nofollow" className={listedLink}>
          {t.google}
        </OutsideLink>
      </li>
      <li>
        <CalendarFile href={file} name={t.apple} />
      </li>
      <li>
        <OutsideLink href={outlook} rel="nofollow" className={listedLink}>
          {t.outlook}
        </OutsideLink>
      </li>
      <li>
        <CalendarFile href={file} name={t.yandex} />
        <p className="px-3 pb-2 text-sm text-ink-soft">{t.yandexHelp}</p>
      </li>
    </LinkList>
  )
}

const CalendarFile = ({ href, name }: { href: string; name: string }) => {
  const { calendar: t } = useWords().attending
  return (
    <a href={href} rel="nofollow" className={listedLink}>
      {name}
      <Download className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only">{t.file}</span>
    </a>
  )
}
