import { useState } from 'react'
import { Form, Link, useFetcher } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { OwnCodeForm, SendCodeForm, SentCodeForm } from '../../parts/accounts/second-step/code-forms.tsx'
import { PasskeyAdd, PasskeyEnter } from '../../parts/accounts/second-step/passkey-forms.tsx'
import { RecoveryCodes } from '../../parts/accounts/second-step/recovery-codes.tsx'
import { answerSecondStep, loadSecondStep, type SecondStepAnswer, type SecondStepData } from '../../parts/accounts/second-step/second-step-page.ts'
import { SetupForm } from '../../parts/accounts/second-step/setup-form.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Errors } from '../../ui/field.tsx'
import type { Route } from './+types/second-step'

export const loader = (args: Route.LoaderArgs) => loadSecondStep(args)

export const action = (args: Route.ActionArgs) => answerSecondStep(args)

/** Recovery codes are shown after the sign-in is complete. The loader would redirect then, so it must not run again. */
export const shouldRevalidate = () => false

/** The second step of a sign-in, including its setup for users who must have one. */
export default function SecondStepScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords().obligations
  const fetcher = useFetcher<SecondStepAnswer>()
  return (
    <section className="flex flex-col gap-5 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <Head title={t.secondStep.title} path={paths.secondStep()} isIndexed={false} />
      <h1 className="text-xl font-semibold">{t.secondStep.title}</h1>
      <Step pending={loaderData} answer={fetcher.data ?? actionData ?? null} fetcher={fetcher} />
      <Link
        to={paths.logout()}
        reloadDocument
        className="inline-flex min-h-11 items-center self-center font-medium text-accent underline underline-offset-2"
      >
        {t.signOut}
      </Link>
    </section>
  )
}

type StepProps = { pending: SecondStepData; answer: SecondStepAnswer | null; fetcher: ReturnType<typeof useFetcher<SecondStepAnswer>> }

const Step = ({ pending: { returnUrl, lacks, channel, offersPasskeys }, answer, fetcher }: StepProps) => {
  const [passkeyCodes, setPasskeyCodes] = useState<string[] | null>(null)
  const formProps = { fetcher, returnUrl, fault: answer?.problem ?? null }
  const codes = answer?.recoveryCodes ?? passkeyCodes
  if (codes) return <Done codes={codes} returnUrl={returnUrl} />
  if (lacks === 'code') return <OwnCodeForm {...formProps} />
  if (lacks === 'passkey')
    return (
      <>
        <PasskeyEnter fetcher={fetcher} returnUrl={returnUrl} />
        <OwnCodeForm {...formProps} isSecondary />
      </>
    )
  if (!channel) return <SetUp {...formProps} answer={answer} onAdded={offersPasskeys ? setPasskeyCodes : null} />
  if (!answer?.sentTo) return <SendCodeForm {...formProps} channel={channel} />
  return (
    <>
      <SentCodeForm {...formProps} sentTo={answer.sentTo} />
      <SendCodeForm {...formProps} fault={null} channel={channel} isAgain />
    </>
  )
}

type SetUpProps = Omit<StepProps, 'pending'> & { returnUrl: string; onAdded: ((codes: string[]) => void) | null }

/** An app, or a passkey if the site offers them. */
const SetUp = ({ fetcher, returnUrl, answer, onAdded }: SetUpProps) => {
  const { secondStep: t } = useWords().obligations
  const action = paths.secondStep(returnUrl)
  if (answer?.setup) return <SetupForm fetcher={fetcher} action={action} intent="setUp" setup={answer.setup} fault={answer.problem} />
  return (
    <fetcher.Form method="post" action={action} className="flex flex-col gap-4">
      <p>{t.mustSetUp}</p>
      {answer?.problem && <Errors errors={[answer.problem.message || t.failed]} />}
      <Button type="submit" name="intent" value="begin" size="large" isBusy={fetcher.state !== 'idle'}>
        {t.setup}
      </Button>
      {onAdded && <PasskeyAdd onAdded={onAdded} />}
    </fetcher.Form>
  )
}

const Done = ({ codes, returnUrl }: { codes: string[]; returnUrl: string }) => {
  const { secondStep: t } = useWords().obligations
  return (
    <>
      <RecoveryCodes codes={codes} />
      <Form method="post" action={paths.secondStep(returnUrl)} className="flex flex-col">
        <input type="hidden" name="returnUrl" value={returnUrl} />
        <Button type="submit" name="intent" value="done" size="large">
          {t.goOn}
        </Button>
      </Form>
    </>
  )
}
