import { bannerBytes } from '../../../../contract/limits.ts'
import type { EventDocument } from '../../../../contract/organizing/fields.ts'
import { draftLengths } from '../../../../contract/organizing/limits.ts'
import { paletteCount, paletteOf } from '../../../../contract/palettes.ts'
import { textOf } from '../../../forms/form-data.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Errors } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { FilesField, pictureTypes } from '../files-field.tsx'
import { filesIn, linesOrNull } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

const ownTexts = ['contactInfo', 'letterText'] as const
const colours = Array.from({ length: paletteCount }, (_, number) => number)

const Personalisation = ({ opened: { personalisation }, field, errorsOf, linked, remember }: SectionProps) => {
  const t = useWords().wizardSections.personalisation
  return (
    <>
      <FilesField
        field={field('personalisation.cover', t.cover)}
        help={t.coverHelp}
        saved={personalisation.cover ? [personalisation.cover] : []}
        {...{ linked, remember }}
        purpose="cover"
        maxBytes={bannerBytes}
        accept={pictureTypes}
        isOptional={t.optional}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">{t.color}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          <Swatch value="" label={t.usualColor} isChosen={personalisation.color === null} />
          {colours.map((number) => (
            <Swatch
              key={number}
              value={String(number)}
              label={t.colors[number] ?? String(number)}
              palette={paletteOf(number)}
              isChosen={personalisation.color !== null && personalisation.color % paletteCount === number}
            />
          ))}
        </div>
        <p className="text-sm text-ink-soft">{t.colorHelp}</p>
        <Errors errors={errorsOf('personalisation.color')} />
      </fieldset>
      {ownTexts.map((name) => (
        <TextArea
          key={name}
          {...field(`personalisation.${name}`, t[name].label)}
          help={t[name].help}
          isOptional={t.optional}
          rows={4}
          maxLength={draftLengths.personalText}
          defaultValue={personalisation[name] ?? ''}
        />
      ))}
    </>
  )
}

type SwatchProps = { value: string; label: string; isChosen: boolean; palette?: readonly [string, string] }

/** A colour with its name. */
const Swatch = ({ value, label, isChosen, palette }: SwatchProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-line p-2 has-checked:border-accent has-checked:bg-accent-soft">
    <input type="radio" name="personalisation.color" value={value} defaultChecked={isChosen} className="size-5 shrink-0 accent-accent" />
    {palette && (
      <svg viewBox="0 0 2 1" className="h-6 w-10 shrink-0 rounded-md" aria-hidden="true">
        <rect width="2" height="1" fill={palette[0]} />
        <circle cx="1.5" cy="0.5" r="0.3" fill={palette[1]} />
      </svg>
    )}
    <span>{label}</span>
  </label>
)

/** Numbers of themes are palettes too, so that an equal palette keeps its number. */
const colorIn = (form: FormData, { personalisation: { color } }: EventDocument): number | null => {
  if (!form.has('personalisation.color')) return color
  const text = textOf(form, 'personalisation.color')
  if (text === '') return null
  return color !== null && color % paletteCount === Number(text) ? color : Number(text)
}

export const personalisationSection: SectionModule = {
  Section: Personalisation,
  read: (form, saved) => ({
    personalisation: {
      cover: filesIn(form, 'personalisation.cover').at(-1) ?? null,
      color: colorIn(form, saved),
      contactInfo: linesOrNull(textOf(form, 'personalisation.contactInfo')),
      letterText: linesOrNull(textOf(form, 'personalisation.letterText')),
    },
  }),
}
