import { useFetcher } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { MethodChoice } from '../method-choice.tsx'
import { CodeForm } from '../phone/code-form.tsx'
import type { Channel } from '../phone/code-sent.ts'
import { PhoneFlowSwitch } from '../phone/phone-flow-switch.tsx'
import { ContactByEmail, ContactByPhone } from './contact-forms.tsx'
import { PersonForm } from './person-form.tsx'
import type { Person, RegistrationAnswer } from './registration-answer.ts'
import { RegistrationProgress } from './registration-progress.tsx'

type Props = {
  start: RegistrationAnswer
  channels: Channel[]
  /** Names of the largest cities, offered before anything is typed. */
  cities: string[]
  /** YYYY-MM-DD in the zone in which ages are counted. */
  today: string
  returnUrl: string
}

/** The registration: prove a phone or enter an email, then enter personal data. */
export const RegistrationForm = ({ start, ...known }: Props) => {
  const fetcher = useFetcher<RegistrationAnswer>()
  const answer = fetcher.data ?? start
  return (
    <div className="flex flex-col gap-6">
      <RegistrationProgress answer={answer} />
      <Step answer={answer} fetcher={fetcher} {...known} />
    </div>
  )
}

type StepProps = Omit<Props, 'start'> & { answer: RegistrationAnswer; fetcher: ReturnType<typeof useFetcher<RegistrationAnswer>> }

const Step = ({ answer, fetcher, channels, cities, today, returnUrl }: StepProps) => {
  const t = useWords()
  const back = returnUrl === '/' ? undefined : returnUrl
  const formProps = { fetcher, action: paths.registration(back), channels, children: <HiddenFields returnUrl={returnUrl} person={answer.person} /> }
  if (answer.step === 'code') return <CodeForm {...formProps} sent={answer.sent} fault={answer.fault} />
  if (answer.step === 'known')
    return (
      <PhoneFlowSwitch words={t.accounts.known} sent={answer.sent} to={paths.login(back)} stay={formProps.action} fetcher={fetcher}>
        {formProps.children}
      </PhoneFlowSwitch>
    )
  if (answer.step === 'person')
    return (
      <PersonForm {...formProps} answer={answer} person={answer.person} cities={cities} today={today}>
        <input type="hidden" name="returnUrl" value={returnUrl} />
      </PersonForm>
    )
  return (
    <>
      {!answer.person.socialToken && <Choice way={answer.step} returnUrl={back} />}
      {answer.step === 'phone' ? (
        <ContactByPhone {...formProps} answer={answer} />
      ) : (
        <ContactByEmail {...formProps} answer={answer} returnUrl={back} />
      )}
    </>
  )
}

/** The data that every step but the last carries in hidden fields. */
const HiddenFields = ({ returnUrl, person }: { returnUrl: string; person: Person }) => (
  <>
    <input type="hidden" name="returnUrl" value={returnUrl} />
    {Object.entries(person).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)

const Choice = ({ way, returnUrl }: { way: 'phone' | 'email'; returnUrl: string | undefined }) => {
  const t = useWords().accounts.registration
  const methods = [
    { kind: 'phone', text: t.byPhone, hint: t.phoneHint },
    { kind: 'email', text: t.byEmail, hint: t.emailHint },
  ] as const
  const linked = methods.map((method) => ({
    ...method,
    to: `${paths.registration()}?${new URLSearchParams({ way: method.kind, ...(returnUrl && { returnUrl }) })}`,
    isCurrent: way === method.kind,
  }))
  return <MethodChoice label={t.ways} methods={linked} />
}
