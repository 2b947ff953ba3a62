import { useEffect, useEffectEvent } from 'react'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { flagOf, numberOf } from '../../forms/form-data.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Checkbox, Errors } from '../../ui/field.tsx'
import { idsOf } from './rows.ts'
import type { SectionProps } from './section.ts'

const optionsOf = (spaces: SectionProps['reference']['spaces']) => spaces.map(({ id, name, address }) => ({ id, label: name, note: address }))

/** A space of the site and its halls, the largest first. */
export const SpaceFields = (props: SectionProps) => {
  const { opened, draft, linked, field, errorsOf, reference } = props
  const t = useWords().wizard.place
  const options = optionsOf(reference.spaces)
  const space = linked.spaces.find(({ id }) => id === draft.space?.spaceId)
  useNewSpace(props)
  return (
    <>
      <Combobox
        {...field('space.spaceId', t.space)}
        errors={errorsOf('space.spaceId') ?? errorsOf('space')}
        options={options}
        chosen={options.filter(({ id }) => id === opened.space?.spaceId)}
      />
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium">{t.halls}</legend>
        {!space && <p className="text-ink-soft">{t.chooseSpaceFirst}</p>}
        {space?.halls.length === 0 && <p className="text-ink-soft">{t.noHalls}</p>}
        {space && <input type="hidden" name="space.hallsOf" value={space.id} />}
        {space?.halls
          .toSorted((one, other) => other.capacity - one.capacity)
          .map(({ id, name, capacity }) => (
            <Checkbox
              key={id}
              name="space.hallIds"
              value={id}
              label={t.hall(name, capacity)}
              defaultChecked={draft.space?.hallIds.includes(id) ?? false}
            />
          ))}
        <Errors errors={errorsOf('space.hallIds')} />
      </fieldset>
    </>
  )
}

/** Fetches the halls and the city of a space that was chosen just now. */
const useNewSpace = ({ draft, eventId, isSaved, linked, reference, remember }: SectionProps) => {
  const spaceId = draft.space?.spaceId
  const cityId = reference.spaces.find(({ id }) => id === spaceId)?.cityId
  const isKnown = linked.spaces.some(({ id }) => id === spaceId)
  const keep = useEffectEvent((found: Parameters<typeof remember>[0]) => remember(found))
  useEffect(() => {
    if (!spaceId || isKnown || !isSaved || eventId === null) return
    void browserApi('GET /events/:id/draft', { params: { id: eventId } }).then((draft) => draft.ok && keep({ spaces: draft.reply.linked.spaces }))
  }, [spaceId, isKnown, isSaved, eventId])
  useEffect(() => {
    if (!cityId) return
    void browserApi('GET /cities/:id', { params: { id: cityId } }).then((city) => city.ok && keep({ cities: [city.reply] }))
  }, [cityId])
}

/** Halls that the page does not show yet keep their choice. */
export const spaceIn = (form: FormData, saved: EventDocument): EventDocument['space'] => {
  const spaceId = numberOf(form, 'space.spaceId')
  if (!spaceId) return null
  const areShown = numberOf(form, 'space.hallsOf') === spaceId
  const kept = saved.space?.spaceId === spaceId ? saved.space.hallIds : []
  return { spaceId, hallIds: areShown ? idsOf(form, 'space.hallIds') : kept }
}

/** An event in several spaces at once. */
export const NetworkFields = ({ opened, reference, field, errorsOf }: SectionProps) => {
  const t = useWords().wizard.place
  const options = optionsOf(reference.spaces)
  return (
    <div className="group/network flex flex-col gap-4 border-t border-line pt-4">
      <Checkbox name="isNetwork" label={t.networking} defaultChecked={opened.networking !== null} />
      <div className="hidden flex-col gap-4 group-has-[input[name=isNetwork]:checked]/network:flex">
        <Combobox
          {...field('networking.spaceIds', t.networkSpaces)}
          errors={errorsOf('networking.spaceIds') ?? errorsOf('networking')}
          help={t.networkHelp}
          isMultiple
          options={options}
          chosen={options.filter(({ id }) => opened.networking?.spaceIds.includes(id))}
        />
        <Checkbox {...field('networking.broadcast', t.networkBroadcast)} defaultChecked={opened.networking?.broadcast ?? false} />
      </div>
    </div>
  )
}

export const networkIn = (form: FormData): EventDocument['networking'] =>
  flagOf(form, 'isNetwork') ? { broadcast: flagOf(form, 'networking.broadcast'), spaceIds: idsOf(form, 'networking.spaceIds') } : null
