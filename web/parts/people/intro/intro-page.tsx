import { CalendarDays, ListChecks, Users } from 'lucide-react'
import { type RefObject, useId, useRef, useState } from 'react'
import { formFields } from '../../../forms/form-fields.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { CityField, useCityFaultText } from '../../cities/city-field.tsx'
import type { IntroData, IntroResult } from './load-intro.ts'

type Props = { intro: IntroData }

/** Asks for a city and interests, which suggestions use; what the platform does stands beside the form. */
export const IntroPage = ({ intro }: Props) => {
  const { intro: words } = useWords().people
  return (
    <div className="frame flex flex-col gap-6 py-6 sm:gap-8 sm:py-12">
      <header className="max-w-2xl">
        <h1 className="text-2xl font-semibold sm:text-3xl">{words.title}</h1>
        <p className="mt-2 text-lg text-ink-soft sm:mt-3">{words.lead}</p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <SetUp intro={intro} />
        <Blocks />
      </div>
    </div>
  )
}

const blocks = [
  { name: 'events', Icon: CalendarDays },
  { name: 'people', Icon: Users },
  { name: 'places', Icon: ListChecks },
] as const

const Blocks = () => {
  const { intro: words } = useWords().people
  return (
    <ul className="flex flex-col gap-6 lg:pt-6">
      {blocks.map(({ name, Icon }) => (
        <li key={name} className="grid grid-cols-[auto_1fr] gap-x-3">
          <Icon className="mt-0.5 size-5 text-accent" aria-hidden="true" />
          <h2 className="font-semibold">{words.blocks[name].title}</h2>
          <p className="col-start-2 text-sm text-ink-soft">{words.blocks[name].text}</p>
        </li>
      ))}
    </ul>
  )
}

const SetUp = ({ intro }: Props) => {
  const { cities, people } = useWords()
  const words = people.intro
  const { fetcher, answer, restored, action, intent, isBusy } = useFormPost<IntroResult>('saveIntro')
  const form = useRef<HTMLFormElement>(null)
  const fields = formFields(answer, useId(), restored)
  const typed = answer?.typed ?? restored
  const problem = answer?.problem ?? null
  const cityFault = answer?.city ?? null
  const faultText = useCityFaultText(cityFault)
  useFormFocus(form, problem)
  const { count, update } = useChosenCount(form, typed ? (typed.interest ?? []).length : intro.chosenIds.length)
  return (
    <>
      <fetcher.Form
        ref={form}
        method="post"
        noValidate
        action={action}
        onChange={update}
        className="flex flex-col gap-6 rounded-2xl border border-line bg-surface p-4 pb-0 sm:gap-8 sm:p-6 sm:pb-0"
      >
        <div key={restored ? 'restored city' : 'saved city'} className="max-w-md">
          <CityField {...fields.text('city', cities.label, { saved: intro.city, faultText })} fault={cityFault} cities={intro.cities} />
        </div>
        <ChoicePills
          key={restored ? 'restored interests' : 'saved interests'}
          legend={words.interests}
          help={words.interestsHelp}
          name="interest"
          isMultiple
          options={intro.interests.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={typed ? (typed.interest ?? []) : intro.chosenIds.map(String)}
        />
        {!isBusy && <FormMessage problem={problem} shownErrors={fields.faulty.map(({ error }) => error)} />}
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-b-2xl border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
          <p role="status" className="mr-auto text-sm text-ink-soft max-sm:basis-full">
            {words.chosen(count)}
          </p>
          <ButtonLink to={intro.returnUrl} look="plain">
            {words.later}
          </ButtonLink>
          <Button type="submit" name="intent" value={intent} isBusy={isBusy} className="max-sm:grow">
            {words.submit}
          </Button>
        </div>
      </fetcher.Form>
      <UnsavedGuard form={form} action={action} isBusy={isBusy} answer={answer} isRestored={restored !== null} />
    </>
  )
}

/** How many topics are chosen at this moment. */
const useChosenCount = (form: RefObject<HTMLFormElement | null>, initial: number) => {
  const [changed, setChanged] = useState<number | null>(null)
  const update = () => setChanged(form.current?.querySelectorAll('[name=interest]:checked').length ?? null)
  return { count: changed ?? initial, update }
}
