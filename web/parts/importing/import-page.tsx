import { Link } from 'react-router'
import { FormMessage } from '../../forms/form-message.tsx'
import { PostFormOf } from '../../forms/post-form.tsx'
import { useFormPost } from '../../forms/use-form-post.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import type { FoundEvent, Imported } from './answer-import.ts'

/** The source of the event, and what was found there. */
export const ImportPage = () => {
  const t = useWords().importing
  const post = useFormPost<Imported>('readSource')
  const found = post.answer?.problem ? null : post.answer?.found
  return (
    <>
      <p className="text-lg text-ink-soft">{t.lead}</p>
      <PostFormOf post={post} submit={t.read} saved={null} look={found ? 'quiet' : 'main'} hasFile>
        {(fields) => (
          <>
            <TextField {...fields.text('url', t.url)} help={t.urlHelp} inputMode="url" autoComplete="off" />
            <FileField name="calendar" label={t.file} help={t.fileHelp} errors={fields.errorsOf('calendar', t.file)} accept=".ics,text/calendar" />
          </>
        )}
      </PostFormOf>
      <div role="status">{found && <Found found={found} />}</div>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={paths.createEvent()} look="plain" className="-ml-4">
          {t.empty}
        </ButtonLink>
      </p>
    </>
  )
}

const Found = ({ found }: { found: FoundEvent }) => {
  const t = useWords().importing
  const { fields, count, duplicates } = found
  const post = useFormPost<Imported>('createDraft')
  return (
    <section aria-labelledby="found" className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h2 id="found" className="text-xl font-semibold wrap-anywhere">
        {fields.name ?? t.nameless}
      </h2>
      {count > 1 && <p className="text-ink-soft">{t.several(count)}</p>}
      <Facts found={found} />
      {duplicates.length > 0 && <Duplicates duplicates={duplicates} />}
      <post.fetcher.Form method="post" action={post.action} className="flex flex-col gap-3">
        <input type="hidden" name="fields" value={JSON.stringify(fields)} />
        <Button type="submit" name="intent" value={post.intent} isBusy={post.isBusy} className="self-start">
          {t.create}
        </Button>
        {!post.isBusy && post.answer?.problem && <FormMessage problem={post.answer.problem} saved={null} shownErrors={[]} />}
      </post.fetcher.Form>
      <p className="text-sm text-ink-soft">{t.next}</p>
    </section>
  )
}

const Facts = ({ found: { fields, cityName, start, end } }: { found: FoundEvent }) => {
  const t = useWords().importing
  const locale = useLocale()
  const at = (instant: string | null) => instant && format(instant, { locale, zone: 'UTC', kind: 'dateTime' })
  const place =
    fields.format === 'online'
      ? t.online
      : fields.place && [...new Set([fields.place.name, fields.place.address, cityName ?? ''])].filter(Boolean).join(', ')
  const facts = [
    [t.start, at(start)],
    [t.end, at(end)],
    [t.zone, fields.timezone],
    [t.place, place],
    [t.link, fields.live?.map(({ url }) => url).join(', ')],
    [t.info, textIn(fields.info)],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="mb-2 wrap-anywhere sm:mb-0">{value || t.missing}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The beginning of a sanitized text without its tags. */
const textIn = (html = ''): string =>
  html
    .split('<')
    .map((part, place) => (place === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ')
    .trim()
    .slice(0, 300)

const Duplicates = ({ duplicates }: Pick<FoundEvent, 'duplicates'>) => {
  const t = useWords().importing
  const locale = useLocale()
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-xl bg-sunken px-4 py-3">
      <p className="font-medium">{t.duplicates}</p>
      <ul className="flex flex-col gap-1">
        {duplicates.map(({ id, name, dateStart, timezoneName, status, isOwn }) => (
          <li key={id}>
            <Link
              to={isOwn && status === 'draft' ? paths.createEvent({ id }) : paths.event(id)}
              className="inline-flex min-h-8 items-center text-accent underline underline-offset-2"
            >
              {name}
            </Link>{' '}
            <span className="text-ink-soft">{format(dateStart, { locale, zone: timezoneName, kind: 'dateTime' })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
