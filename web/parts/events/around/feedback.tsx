import { Star } from 'lucide-react'
import { useId } from 'react'
import type { Event } from '../../../../contract/events/events.ts'
import { feedbackTextLength } from '../../../../contract/organizing/limits.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { Errors } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { AroundData } from './load-around.ts'

type Loaded = NonNullable<AroundData['feedback']>

/** Feedback after the end: the form of an approved participant, and the answers for organizers (V125). */
export const Feedback = ({ event, feedback: { canLeave, own, all } }: { event: Event; feedback: Loaded }) => (
  <>
    {canLeave && <OwnFeedback own={own} />}
    {all && <AllFeedback key={event.id} all={all} />}
  </>
)

const OwnFeedback = ({ own }: Pick<Loaded, 'own'>) => {
  const { feedback: t, optional } = useWords().around
  return (
    <SectionCard title={t.title} lead={t.lead} anchor="feedback">
      <PostForm intent="rate" submit={own ? t.change : t.send} saved={t.sent} look="quiet">
        {(fields) => (
          <>
            <Stars fields={fields} rating={own?.rating ?? null} />
            <TextArea {...fields.text('text', t.text, { saved: own?.text })} isOptional={optional} rows={3} maxLength={feedbackTextLength} />
          </>
        )}
      </PostForm>
    </SectionCard>
  )
}

const ratings = [1, 2, 3, 4, 5] as const

/** Radio buttons: arrows move between the stars, and every star says its word. */
const Stars = ({ fields, rating }: { fields: FormFields; rating: number | null }) => {
  const { feedback: t } = useWords().around
  const { errors, defaultValue } = fields.text('rating', t.rating, { saved: rating })
  const id = useId()
  return (
    <fieldset aria-describedby={errors?.length ? id : undefined}>
      <legend className="mb-1.5 font-medium">{t.rating}</legend>
      <div className="flex flex-wrap gap-1">
        {ratings.map((stars) => (
          <label
            key={stars}
            className="group relative flex size-12 cursor-pointer flex-col items-center justify-center rounded-xl hover:bg-sunken has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input type="radio" name="rating" value={stars} defaultChecked={String(stars) === String(defaultValue)} className="sr-only" />
            <Star className="size-7 text-accent group-has-[~label_input:checked]:fill-accent group-has-checked:fill-accent" aria-hidden="true" />
            <span className="sr-only">{t.star(stars, t.stars[stars])}</span>
          </label>
        ))}
      </div>
      <Errors id={id} errors={errors} />
    </fieldset>
  )
}

const AllFeedback = ({ all: { count, rating, texts } }: { all: NonNullable<Loaded['all']> }) => {
  const { feedback: t } = useWords().around
  return (
    <SectionCard title={t.allTitle} lead={count === 0 ? t.none : t.count(count)}>
      {rating !== null && <p className="text-lg font-semibold">{t.average(String(rating))}</p>}
      <ul className="flex flex-col gap-4 empty:hidden">
        {texts.map(({ id, rating: stars, text }) => (
          <li key={id} className="border-t border-line pt-4">
            <p className="text-sm text-ink-soft">{t.star(stars, t.stars[stars as (typeof ratings)[number]])}</p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
