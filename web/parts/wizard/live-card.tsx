import { MapPin, Video } from 'lucide-react'
import { useWords } from '../../kernel/words.tsx'
import { CardDate } from '../events/card-date.tsx'
import { Cover } from '../events/cover.tsx'
import type { DraftView } from './saver-types.ts'
import type { WizardReference } from './section.ts'

type Props = { view: DraftView; reference: WizardReference }

/** The event as its card in the catalogue will look; it changes while the user types. */
export const LiveCard = ({ view, reference }: Props) => {
  const { wizard: t, events } = useWords()
  const { document: draft, linked, eventId } = view
  const photo = linked.uploads.find(({ uploadId }) => uploadId === draft.photo)
  const type = reference.types.find(({ id }) => id === draft.typeId)?.name
  return (
    <figure className="flex max-w-80 flex-col gap-3">
      <figcaption className="text-sm text-ink-soft">{t.cardTitle}</figcaption>
      <div className="overflow-hidden rounded-2xl border border-line bg-surface">
        <div className="aspect-16/9 overflow-hidden">
          <Cover event={{ id: eventId ?? 1, name: draft.name, photo: photo ?? null, themes: draft.themes.slice(0, 1) }} isTitled />
        </div>
        <div className="flex flex-col gap-2 p-4">
          {draft.dateStart ? (
            <CardDate start={draft.dateStart} at={draft.dateStart} timezoneName={draft.timezoneName} />
          ) : (
            <p className="text-sm text-ink-soft">{t.noDate}</p>
          )}
          <p className={`line-clamp-4 text-lg leading-snug font-semibold wrap-anywhere ${draft.name.trim() ? '' : 'text-ink-soft'}`}>
            {draft.name.trim() || t.cardName}
          </p>
          <Place view={view} />
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            {type && <span>{type}</span>}
            {draft.access !== 'open' && <span>{events.access[draft.access]}</span>}
          </p>
        </div>
      </div>
    </figure>
  )
}

const Place = ({ view: { document: draft, linked } }: Pick<Props, 'view'>) => {
  const { events, wizard: t } = useWords()
  const space = linked.spaces.find(({ id }) => id === draft.space?.spaceId)?.name
  const city = linked.cities.find(({ id }) => id === draft.place?.cityId)?.name
  const site = draft.format === 'place' ? [city, draft.place?.name] : [space]
  const isOnline = draft.format === 'online'
  const text = (isOnline ? [events.online, draft.onlineWithSpace && space] : site).filter(Boolean).join(isOnline ? ' + ' : ', ')
  const Icon = isOnline ? Video : MapPin
  return (
    <p className="flex items-start gap-1.5 text-sm">
      <Icon className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden="true" />
      <span className={`line-clamp-2 ${text ? '' : 'text-ink-soft'}`}>{text || t.noPlace}</span>
    </p>
  )
}
