import { participationFormats } from '../../../../contract/events/filters.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import type { LoadOptions } from '../../../ui/combobox-options.ts'
import { idsOf } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

const EventSeries = ({ opened, draft, eventId, field, linked, remember }: SectionProps) => {
  const t = useWords().wizardSections.eventSeries
  const nameOf = (id: number) => linked.events.find((event) => event.id === id)?.name || String(id)
  const { masterEventId: main } = opened
  return (
    <>
      <Combobox
        {...field('masterEventId', t.masterEventId)}
        help={t.help}
        isOptional={t.optional}
        options={[]}
        load={findOwnEvents(eventId, remember)}
        textName="masterEventIdText"
        chosen={main === null ? [] : [{ id: main, label: nameOf(main) }]}
      />
      {draft.masterEventId !== null && (
        <p>
          {t.address}{' '}
          <a href={paths.event(draft.masterEventId)} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
            {nameOf(draft.masterEventId)}
          </a>
        </p>
      )}
    </>
  )
}

/** Own events of every format; an event is not its own main event. */
const findOwnEvents =
  (eventId: number | null, remember: SectionProps['remember']): LoadOptions =>
  async (search) => {
    const lists = await Promise.all(
      participationFormats.map((format) => browserApi('GET /owner/events/participation-format/:format', { params: { format }, query: { search } })),
    )
    if (lists.every((list) => !list.ok)) throw new Error('own events could not be loaded')
    const events = lists.flatMap((list) => (list.ok ? list.reply._items : [])).filter(({ id }) => id !== eventId)
    remember({ events: events.map(({ id, name }) => ({ id, name })) })
    return events.map(({ id, name }) => ({ id, label: name || String(id) }))
  }

export const eventSeriesSection: SectionModule = {
  Section: EventSeries,
  read: (form) => ({ masterEventId: idsOf(form, 'masterEventId').at(-1) ?? null }),
}
