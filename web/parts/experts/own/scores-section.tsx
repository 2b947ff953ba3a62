import { ChevronDown } from 'lucide-react'
import { Form, Link, useSearchParams } from 'react-router'
import type { ParticipantScores } from '../../../../contract/experts/experts.ts'
import { scoreSorts } from '../../../../contract/experts/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { decimal, format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { SortSelect } from '../../../lists/list-head.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { OwnExpertsData } from './load-experts.ts'
import { scoresAddress } from './own-address.ts'

/** The state of the scoring, and the scored participants by average. */
export const ScoresSection = ({ data: { event, experts, scores } }: { data: OwnExpertsData }) => {
  const { scores: t } = useWords().experts.own
  const locale = useLocale()
  const [params] = useSearchParams()
  const { scoringClosedAt: closedAt } = experts
  const hasAccepted = experts._items.some(({ invite }) => invite === 'approved')
  return (
    <SectionCard title={t.heading} lead={t.lead}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-sunken px-4 py-3">
        <p role="status" className="min-w-0 grow basis-64">
          {closedAt ? t.closed(format(closedAt, { locale, zone: event.timezoneName, kind: 'dateTime' })) : hasAccepted ? t.open : t.noneAccepted}
        </p>
        {(closedAt || hasAccepted) && (
          <PostForm
            key={closedAt}
            intent={closedAt ? 'openScoring' : 'closeScoring'}
            submit={closedAt ? t.reopen : t.close}
            look="quiet"
            saved={null}
          />
        )}
      </div>
      {scores._items.length === 0 ? (
        <p className="text-ink-soft">{t.none}</p>
      ) : (
        <>
          {scores._meta.totalCount > 1 && <Order />}
          <ol className="flex flex-col">
            {scores._items.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ol>
        </>
      )}
      <Pagination
        label={t.pages}
        page={scores._meta.currentPage}
        pageSize={scores._meta.perPage}
        total={scores._meta.totalCount}
        to={(next) => pathWith(paths.ownEvent(event.id, 'experts'), scoresAddress.withPage(params, next))}
      />
    </SectionCard>
  )
}

const Order = () => {
  const { scores: t } = useWords().experts.own
  return (
    <Form preventScrollReset onChange={({ currentTarget }) => currentTarget.requestSubmit()} className="flex items-center gap-2">
      <SortSelect address={scoresAddress} label={t.sort} options={scoreSorts.map((name) => [name, t.sorts[name]])} />
      <Button type="submit" look="quiet" className="no-script-only">
        {t.apply}
      </Button>
    </Form>
  )
}

/** A participant with the average; the scores of each expert unfold. */
const Row = ({ row: { id, user, average, count, scores } }: { row: ParticipantScores }) => {
  const { own, answers } = useWords().experts
  const locale = useLocale()
  return (
    <li className="border-t border-line first:border-0">
      <details className="group">
        <summary className="flex cursor-pointer items-center gap-3 py-3">
          <Avatar id={user?.id ?? id} name={user?.name ?? ''} photo={user?.photo ?? null} />
          <span className="flex min-w-0 grow flex-col">
            <span className="font-medium wrap-anywhere">{user?.name ?? answers.deleted}</span>
            <span className="text-sm text-ink-soft">{own.scores.count(count)}</span>
          </span>
          <span className="text-lg font-semibold tabular-nums">{decimal(average, locale)}</span>
          <ChevronDown className="size-5 shrink-0 text-ink-soft group-open:rotate-180" aria-hidden="true" />
        </summary>
        <ul className="flex flex-col gap-3 pb-4 sm:pl-12">
          {scores.map(({ expertId, name, score, comment }) => (
            <li key={expertId} className="flex flex-col gap-1">
              <p className="flex flex-wrap gap-x-3">
                <Link to={paths.user(expertId)} className="text-accent underline-offset-4 wrap-anywhere hover:underline">
                  {name}
                </Link>
                <span className="font-medium tabular-nums">{answers.score(score)}</span>
              </p>
              {comment && <p className="rounded-xl bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">{comment}</p>}
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
