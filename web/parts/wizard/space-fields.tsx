import { useEffect, useEffectEvent } from 'react'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { flagOf, numberOf } from '../../forms/form-data.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import type { LoadOptions } from '../../ui/combobox-options.ts'
import { Checkbox, Errors } from '../../ui/field.tsx'
import { HallAvailability } from './hall-availability.tsx'
import { idsOf } from './rows.ts'
import type { SectionProps, WizardSpace } from './section.ts'
import { useEventTime } from './use-event-time.ts'

/** The spaces that the page knows, and the function that adds found ones. */
export type KnownSpaces = { spaces: readonly WizardSpace[]; onFound: (found: WizardSpace[]) => void }

type Props = SectionProps & KnownSpaces

const optionOf = ({ id, name, cityName, address }: WizardSpace) => ({ id, label: name, note: `${cityName}, ${address}` })

const findSpaces =
  (onFound: KnownSpaces['onFound']): LoadOptions =>
  async (q) => {
    const attempt = await browserApi('GET /spaces/completion', { query: { q, isActive: true } })
    if (!attempt.ok) throw new Error('spaces could not be loaded')
    onFound(attempt.reply._items)
    return attempt.reply._items.map(optionOf)
  }

/** Chosen spaces in the order of the draft. */
const chosenOf = (ids: readonly number[], { linked, spaces }: Props) =>
  ids.map((id) => {
    const known = spaces.find((space) => space.id === id)
    return known ? optionOf(known) : { id, label: linked.spaces.find((space) => space.id === id)?.name ?? String(id) }
  })

/** A space of the site and its halls: those with enough seats first, the smallest of them at the top. */
export const SpaceFields = (props: Props) => {
  const { opened, draft, eventId, linked, field, errorsOf, spaces, onFound } = props
  const t = useWords().wizard.place
  const space = linked.spaces.find(({ id }) => id === draft.space?.spaceId)
  const expected = draft.expectedParticipantCount ?? draft.participantLimit ?? 0
  const checked = useEventTime(draft, eventId)
  const isTaken = (id: number) => checked !== null && checked.obstacle !== 'spaceClosed' && !checked.freeHallIds.includes(id)
  useNewHalls(props)
  return (
    <>
      <Combobox
        {...field('space.spaceId', t.space)}
        errors={errorsOf('space.spaceId') ?? errorsOf('space')}
        options={spaces.map(optionOf)}
        load={findSpaces(onFound)}
        textName="space.spaceIdText"
        chosen={opened.space ? chosenOf([opened.space.spaceId], props) : []}
      />
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium">{t.halls}</legend>
        {!space && <p className="text-ink-soft">{t.chooseSpaceFirst}</p>}
        {space?.halls.length === 0 && <p className="text-ink-soft">{t.noHalls}</p>}
        {space && <input type="hidden" name="space.hallsOf" value={space.id} />}
        {space?.halls.toSorted(byFit(expected)).map(({ id, name, capacity }) => (
          <Checkbox
            key={id}
            name="space.hallIds"
            value={id}
            label={
              <>
                {t.hall(name, capacity)}
                {isTaken(id) && <span className="block text-sm text-danger">{t.hallTimes.taken}</span>}
                {capacity < expected && <span className="block text-sm text-ink-soft">{t.tooSmall(expected)}</span>}
              </>
            }
            defaultChecked={draft.space?.hallIds.includes(id) ?? false}
          />
        ))}
        <Errors errors={errorsOf('space.hallIds')} />
      </fieldset>
      <HallAvailability draft={draft} checked={checked} />
    </>
  )
}

type Hall = { capacity: number }

const byFit = (expected: number) => (one: Hall, other: Hall) =>
  Number(one.capacity < expected) - Number(other.capacity < expected) || one.capacity - other.capacity

/** Fetches the halls of a space that was chosen just now. */
const useNewHalls = ({ draft, linked, spaces, remember }: Props) => {
  const spaceId = draft.space?.spaceId
  const isKnown = linked.spaces.some(({ id }) => id === spaceId)
  const name = spaces.find(({ id }) => id === spaceId)?.name
  const keep = useEffectEvent((found: Parameters<typeof remember>[0]) => remember(found))
  useEffect(() => {
    if (!spaceId || isKnown || name === undefined) return
    const request = browserApi('GET /spaces/:id/halls', { params: { id: spaceId }, query: {} })
    void request.then((halls) => halls.ok && keep({ spaces: [{ id: spaceId, name, halls: halls.reply._items }] }))
  }, [spaceId, isKnown, name])
}

/** Halls that the page does not show yet keep their choice. */
export const spaceIn = (form: FormData, saved: EventDocument): EventDocument['space'] => {
  // without scripts a typed space comes after the chosen one
  const spaceId = idsOf(form, 'space.spaceId').at(-1)
  if (!spaceId) return null
  const areShown = numberOf(form, 'space.hallsOf') === spaceId
  const kept = saved.space?.spaceId === spaceId ? saved.space.hallIds : []
  return { spaceId, hallIds: areShown ? idsOf(form, 'space.hallIds') : kept }
}

/** An event in several spaces at once. */
export const NetworkFields = (props: Props) => {
  const { opened, spaces, onFound, field, errorsOf } = props
  const t = useWords().wizard.place
  return (
    <div className="group/network flex flex-col gap-4 border-t border-line pt-4">
      <Checkbox name="isNetwork" label={t.networking} defaultChecked={opened.networking !== null} />
      <div className="hidden flex-col gap-4 group-has-[input[name=isNetwork]:checked]/network:flex">
        <Combobox
          {...field('networking.spaceIds', t.networkSpaces)}
          errors={errorsOf('networking.spaceIds') ?? errorsOf('networking')}
          help={t.networkHelp}
          isMultiple
          options={spaces.map(optionOf)}
          load={findSpaces(onFound)}
          textName="networking.spaceIdsText"
          chosen={chosenOf(opened.networking?.spaceIds ?? [], props)}
        />
        <Checkbox {...field('networking.broadcast', t.networkBroadcast)} defaultChecked={opened.networking?.broadcast ?? false} />
      </div>
    </div>
  )
}

export const networkIn = (form: FormData): EventDocument['networking'] =>
  flagOf(form, 'isNetwork') ? { broadcast: flagOf(form, 'networking.broadcast'), spaceIds: [...new Set(idsOf(form, 'networking.spaceIds'))] } : null
