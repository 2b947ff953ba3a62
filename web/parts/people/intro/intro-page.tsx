import { CalendarDays, ListChecks, Users } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { Typed } from '../../../forms/form-data.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CityField } from '../../accounts/registration/city-field.tsx'
import type { IntroAnswer, IntroData } from './load-intro.ts'

type Props = { intro: IntroData; answer: IntroAnswer | undefined }

/** Introduces the platform in three blocks and asks for a city and interests, which suggestions use. */
export const IntroPage = ({ intro, answer }: Props) => {
  const { intro: words } = useWords().people
  return (
    <div className="frame flex flex-col gap-8 py-8 sm:gap-12 sm:py-12">
      <header className="max-w-2xl">
        <h1 className="text-2xl font-semibold sm:text-3xl">{words.title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{words.lead}</p>
      </header>
      <Blocks />
      <SetUp intro={intro} answer={answer} />
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
    <ul className="grid gap-4 md:grid-cols-3">
      {blocks.map(({ name, Icon }) => (
        <li key={name} className="flex flex-col gap-3 rounded-2xl bg-sunken p-6">
          <Icon className="size-8 text-accent" aria-hidden="true" />
          <h2 className="text-xl font-semibold">{words.blocks[name].title}</h2>
          <p className="text-ink-soft">{words.blocks[name].text}</p>
        </li>
      ))}
    </ul>
  )
}

const SetUp = ({ intro, answer }: Props) => {
  const { intro: words } = useWords().people
  const isSaving = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={paths.intro(intro.returnUrl)} className="flex flex-col gap-8 rounded-3xl border border-line bg-surface p-5 sm:p-8">
      <h2 className="text-xl font-semibold">{words.setUp}</h2>
      <div className="max-w-md">
        <CityField city={answer?.typed?.city?.[0] ?? intro.city} fault={answer?.city ?? null} cities={intro.cities} />
      </div>
      <Interests intro={intro} typed={answer?.typed} />
      {answer?.problem && !answer.city && <FormMessage problem={answer.problem} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="saveIntro" size="large" isBusy={isSaving}>
          {words.submit}
        </Button>
        <ButtonLink to={intro.returnUrl} look="plain" size="large">
          {words.later}
        </ButtonLink>
      </div>
    </Form>
  )
}

const Interests = ({ intro: { interests, chosenIds }, typed }: { intro: IntroData; typed: Typed | undefined }) => {
  const { intro: words } = useWords().people
  const ticked = typed ? (typed.interest ?? []).map(Number) : chosenIds
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{words.interests}</legend>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{words.interestsHelp}</p>
      <ul className="flex flex-wrap gap-2">
        {interests.map(({ id, name }) => (
          <li key={id}>
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-line-strong px-4 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
              <input type="checkbox" name="interest" value={id} defaultChecked={ticked.includes(id)} className="size-4 accent-accent" />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
