import { useState } from 'react'
import { formats } from '../../../../contract/events/filters.ts'
import type { EventDocument } from '../../../../contract/organizing/fields.ts'
import { draftLengths } from '../../../../contract/organizing/limits.ts'
import { flagOf, numberOf, textOf } from '../../../forms/form-data.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import type { LoadOptions } from '../../../ui/combobox-options.ts'
import { Checkbox, Errors, Radio, TextField } from '../../../ui/field.tsx'
import { cityLabel, searchedName } from '../../cities/city-choice.ts'
import type { SectionModule, SectionProps, WizardSpace } from '../section.ts'
import { NetworkFields, networkIn, SpaceFields, spaceIn } from '../space-fields.tsx'

/** An own place is what most evenings have. */
const shownFormats = ['place', 'space', 'online'] as const

/** Parts of a format show by CSS, so that they do without scripts as well. */
const Place = (props: SectionProps) => {
  const { opened, field, errorsOf, reference } = props
  const [found, setFound] = useState<readonly WizardSpace[]>([])
  const onFound = (more: WizardSpace[]) => setFound([...more, ...found])
  const spaces = [...reference.spaces, ...found.filter(({ id }) => reference.spaces.every((space) => space.id !== id))]
  const t = useWords().wizard.place
  return (
    <div className="group/place flex flex-col gap-6">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">{t.legend}</legend>
        {shownFormats.map((format) => (
          <Radio
            key={format}
            name="format"
            value={format}
            label={t.formats[format].label}
            help={t.formats[format].help}
            defaultChecked={opened.format === format}
          />
        ))}
        <Errors errors={errorsOf('format')} />
      </fieldset>
      <div className="hidden group-has-[input[value=online]:checked]/place:block">
        <Checkbox {...field('onlineWithSpace', t.onlineWithSpace)} defaultChecked={opened.onlineWithSpace} />
      </div>
      <div className="hidden flex-col gap-6 group-has-[input[value=online]:checked]/place:group-has-[input[name=onlineWithSpace]:checked]/place:flex group-has-[input[value=space]:checked]/place:flex">
        <SpaceFields {...props} spaces={spaces} onFound={onFound} />
      </div>
      <div className="hidden flex-col gap-6 group-has-[input[value=place]:checked]/place:flex">
        <OwnPlace {...props} />
      </div>
      <NetworkFields {...props} spaces={spaces} onFound={onFound} />
      <input type="hidden" name="timezoneName" value={zoneOf(props, spaces)} />
    </div>
  )
}

const OwnPlace = ({ opened, field, errorsOf, linked, remember }: SectionProps) => {
  const t = useWords().wizard.place
  const city = linked.cities.find(({ id }) => id === opened.place?.cityId)
  return (
    <>
      <TextField
        {...field('place.name', t.name)}
        placeholder={t.namePlaceholder}
        maxLength={draftLengths.placeName}
        defaultValue={opened.place?.name ?? ''}
        autoComplete="off"
      />
      <TextField
        {...field('place.address', t.address)}
        placeholder={t.addressPlaceholder}
        maxLength={draftLengths.placeAddress}
        defaultValue={opened.place?.address ?? ''}
        autoComplete="off"
      />
      <Combobox
        {...field('place.cityId', t.city)}
        textName="place.cityIdText"
        options={[]}
        load={findCities(remember)}
        chosen={city ? [{ id: city.id, label: city.name }] : []}
      />
      <Errors errors={errorsOf('place')} />
    </>
  )
}

const findCities =
  (remember: SectionProps['remember']): LoadOptions =>
  async (text) => {
    const attempt = await browserApi('GET /cities/search', { query: { q: searchedName(text) } })
    if (!attempt.ok) throw new Error('cities could not be loaded')
    remember({ cities: attempt.reply._items })
    return attempt.reply._items.map((city) => ({ id: city.id, label: cityLabel(city) }))
  }

/** A hidden part keeps its values, so that the user may change their mind about the format. */
const ownPlaceIn = (form: FormData): EventDocument['place'] => {
  const [name, address] = [textOf(form, 'place.name').trim(), textOf(form, 'place.address').trim()]
  const cityId = numberOf(form, 'place.cityId') || null
  return name || address || cityId ? { name, address, cityId } : null
}

/** The zone of the chosen place; an online event keeps its own. */
const zoneOf = ({ draft, linked }: SectionProps, spaces: readonly WizardSpace[]): string => {
  const space = draft.format === 'space' && spaces.find(({ id }) => id === draft.space?.spaceId)
  const city = draft.format === 'place' && linked.cities.find(({ id }) => id === draft.place?.cityId)
  return (space || city || null)?.timezone ?? draft.timezoneName
}

export const placeSection: SectionModule = {
  Section: Place,
  read: (form, saved) => {
    const format = formats.find((one) => one === textOf(form, 'format')) ?? saved.format
    return {
      format,
      onlineWithSpace: format === 'online' && flagOf(form, 'onlineWithSpace'),
      place: ownPlaceIn(form),
      space: spaceIn(form, saved),
      networking: networkIn(form),
      timezoneName: textOf(form, 'timezoneName') || saved.timezoneName,
    }
  },
}
