import { type RefObject, useEffect, useRef } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import type { Dictionary } from '../../../../messages/ru.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Radio, SelectField } from '../../../ui/field.tsx'
import type { Refused } from '../event-page-data.ts'
import { hasQuestions, type RequestableState, type Way } from './card-state.ts'
import { useStoredChoice } from './stored-choice.ts'

type Props = { id: string; eventId: number; offer: RequestableState; refused: Refused | undefined }

/** A refusal shown at its field is not repeated above the form. */
export const isShownAtField = ({ problem }: Refused) => 'spaceId' in problem.errors || 'ecpConfirmed' in problem.errors

/** Is this action being sent now? */
export const useIsSending = (intent: 'register' | 'cancel' | 'complete') => useNavigation().formData?.get('intent') === intent

/** A plain form, so that registration works before scripts load and without them. */
export const RegistrationForm = ({ id, eventId, offer, refused }: Props) => {
  const { card } = useWords().participation
  const isSending = useIsSending('register')
  const form = useRef<HTMLFormElement>(null)
  const { isRestored, save, startOver } = useStoredChoice(form, eventId)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])
  useFocusFrom(form)
  const errors = refused?.problem.errors ?? {}
  const { questions } = offer
  return (
    <Form {...targetOf(offer)} id={id} ref={form} onChange={save} className="flex flex-col gap-4">
      {hasQuestions(offer) ? (
        <input type="hidden" name="eventId" value={eventId} />
      ) : (
        <>
          <input type="hidden" name="intent" value="register" />
          {questions?.answerId && <input type="hidden" name="quizAnswerId" value={questions.answerId} />}
        </>
      )}
      {isRestored && <Restored onStartOver={startOver} />}
      {offer.ways.length > 1 && <Ways offer={offer} chosen={refused?.chosen.format ?? null} />}
      {offer.spaces.length > 0 && (
        <SelectField label={card.space.label} name="spaceId" required defaultValue={refused?.chosen.spaceId ?? ''} errors={errors.spaceId}>
          <option value="">{card.space.choose}</option>
          {offer.spaces.map((space) => (
            <option key={space.id} value={space.id}>
              {space.name}
            </option>
          ))}
        </SelectField>
      )}
      {offer.needsSignature && (
        <div>
          <p className="text-sm text-ink-soft">{card.signature.help}</p>
          <Checkbox
            label={card.signature.confirm}
            name="ecpConfirmed"
            value="yes"
            required
            defaultChecked={refused?.chosen.ecpConfirmed}
            errors={errors.ecpConfirmed}
          />
        </div>
      )}
      <Button type="submit" size="large" className="w-full" isBusy={isSending}>
        {hasQuestions(offer) ? card.questions.action : card[offer.kind].action}
      </Button>
    </Form>
  )
}

/** The choices travel in the address to the questions, and from the answer to the registration. */
const targetOf = (offer: RequestableState) =>
  offer.questions && hasQuestions(offer)
    ? { method: 'get' as const, action: paths.quiz(offer.questions.quizId) }
    : { method: 'post' as const, replace: true, preventScrollReset: true }

/** After the sign-in the press of the visitor continues at the first choice of the form, or at its button. */
const useFocusFrom = (form: RefObject<HTMLFormElement | null>) => {
  const [params] = useSearchParams()
  const isAsked = params.get('form') === 'register'
  useEffect(() => {
    if (isAsked) form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, button')?.focus()
  }, [isAsked, form])
}

const Restored = ({ onStartOver }: { onStartOver: () => void }) => {
  const { restored } = useWords().participation.card
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 rounded-xl bg-sunken px-4 py-2.5">
      <p className="text-sm text-ink-soft">{restored.text}</p>
      <Button look="plain" onClick={onStartOver} className="-mx-4 -my-1.5 text-sm">
        {restored.startOver}
      </Button>
    </div>
  )
}

const Ways = ({ offer, chosen }: { offer: RequestableState; chosen: Way['format'] | null }) => {
  const t = useWords()
  const { ways: words } = t.participation.card
  const preferred = chosen ?? (offer.ways.find(({ free }) => free !== 0) ?? offer.ways[0])?.format
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{words.label}</legend>
      {offer.ways.map((way) => (
        <Radio
          key={way.format}
          name="format"
          value={way.format}
          label={words[way.format]}
          help={seatsOf(way, offer, t)}
          defaultChecked={way.format === preferred}
        />
      ))}
    </fieldset>
  )
}

const seatsOf = ({ free }: Way, { kind }: RequestableState, { participation, events }: Dictionary) => {
  const { ways } = participation.card
  if (free === null) return ways.noLimit
  if (free > 0) return ways.free(free)
  return kind === 'approval' ? events.states.full : ways.full
}
