import { Ban, CircleCheckBig } from 'lucide-react'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { PosterData } from './load-poster.ts'
import type { VisitState } from './load-space-poster.ts'
import { MarkForm } from './mark-form.tsx'

/** The space of the poster, and the mark of the viewer's own visit. */
export const SpacePoster = ({ data: { space, visit } }: { data: Extract<PosterData, { kind: 'space' }> }) => {
  const { poster: t } = useWords().coworking
  return (
    <div className="flex flex-col gap-5 rounded-3xl border border-line bg-surface p-5 sm:p-8">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl font-semibold text-balance wrap-anywhere sm:text-2xl">{space.name}</h2>
        <p className="text-ink-soft">{[space.cityName, space.address].filter(Boolean).join(', ')}</p>
      </div>
      <Visit visit={visit} />
      {(visit.kind === 'enlisted' || visit.kind === 'joins') && <MarkForm label={t.mark} hint={t.markHint} />}
      <ButtonLink to={paths.place(space.placeId)} look="quiet" className="sm:self-start">
        {t.toPlace}
      </ButtonLink>
    </div>
  )
}

const Visit = ({ visit }: { visit: VisitState }) => {
  const { coworking: t } = useWords()
  const locale = useLocale()
  const isVisited = visit.kind === 'visited'
  if (visit.kind === 'banned')
    return (
      <div role="status" className="flex gap-3">
        <Ban className="mt-0.5 size-6 shrink-0 text-danger" aria-hidden="true" />
        <div>
          <p className="font-medium">
            {visit.until ? t.bannedUntil(format(`${visit.until}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'fullDate' })) : t.banned}
          </p>
          {visit.reason && <p className="wrap-anywhere">{t.reason(visit.reason)}</p>}
        </div>
      </div>
    )
  return (
    <div role="status" className="flex items-center gap-3">
      {isVisited && <CircleCheckBig className="size-8 shrink-0 text-accent" aria-hidden="true" />}
      <p className={isVisited ? 'text-lg font-semibold' : ''}>{visit.kind === 'joins' ? t.poster.joins(visit.freePlaces) : t.poster[visit.kind]}</p>
    </div>
  )
}
