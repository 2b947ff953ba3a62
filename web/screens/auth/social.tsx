import { useEffect, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { MinorWords } from '../../parts/accounts/minor-dialog.tsx'
import type { SocialAnswer } from '../../parts/accounts/social/social-answer.ts'
import { NetworkLinks } from '../../parts/accounts/social/social-buttons.tsx'
import { answerSocial, loadSocial } from '../../parts/accounts/social/social-steps.ts'
import { Logo } from '../../parts/layout/logo.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink, Spinner } from '../../ui/button.tsx'
import type { Route } from './+types/social'

export const loader = (args: Route.LoaderArgs) => loadSocial(args)

export const action = (args: Route.ActionArgs) => answerSocial(args)

/** The code of a network is valid once, so the loader must not run again. */
export const shouldRevalidate = () => false

/** The page that a social network redirects the user back to. */
export default function SocialScreen({ loaderData: { brought, networks }, actionData }: Route.ComponentProps) {
  const t = useWords()
  const answer = useLastDefined(actionData)
  return (
    <main className="frame-narrow flex min-h-dvh flex-col gap-8 py-8 sm:py-12">
      <Head title={t.obligations.social.title} path={paths.social()} isIndexed={false} />
      <div className="self-center">
        <Logo />
      </div>
      <section className="flex w-full max-w-md flex-col gap-5 self-center rounded-2xl border border-line bg-surface p-4 sm:p-6">
        {answer ? <Answered answer={answer} /> : brought ? <CallbackForm brought={brought} /> : <Choice networks={networks} />}
      </section>
    </main>
  )
}

/** Keeps the answer during navigation, so that the one-time code is not submitted twice. */
const useLastDefined = <T,>(value: T | undefined): T | undefined => {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

/** Scripts submit the form for the user. Telegram puts its answer into the URL fragment, which only scripts can read. */
const CallbackForm = ({ brought }: { brought: Record<string, string> }) => {
  const { social } = useWords().obligations
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  useEffect(() => {
    const code = form.current?.elements.namedItem('code')
    const telegram = new URLSearchParams(location.hash.slice(1)).get('tgAuthResult')
    if (telegram && code instanceof HTMLInputElement) code.value = telegram
    void submit(form.current)
  }, [submit])
  return (
    <Form ref={form} method="post" action={paths.social()} className="flex flex-col gap-5">
      {Object.entries(brought).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <h1 className="text-xl font-semibold">{social.title}</h1>
      <p role="status" className="script-only flex items-center gap-3 text-lg text-ink-soft">
        <Spinner />
        {social.waiting}
      </p>
      <Button type="submit" className="no-script-only">
        {social.confirm}
      </Button>
    </Form>
  )
}

const Answered = ({ answer }: { answer: SocialAnswer }) => {
  const { accounts, obligations } = useWords()
  const { social } = obligations
  if (answer.step === 'minor')
    return (
      <>
        <h1 className="text-xl font-semibold">{accounts.minor.title}</h1>
        <MinorWords />
      </>
    )
  if (answer.step === 'new') return <Newcomer {...answer} />
  return (
    <>
      <h1 className="text-xl font-semibold">{social.failedTitle}</h1>
      <p role="alert">{answer.message || social.failed}</p>
      <ButtonLink to={answer.isBinding ? paths.settings('account', { section: 'networks' }) : paths.login()} className="self-start">
        {answer.isBinding ? social.toSettings : social.toLogin}
      </ButtonLink>
    </>
  )
}

/** A user without an account continues to registration with the profile data of the network. */
const Newcomer = ({ socialToken, profile, returnUrl }: Extract<SocialAnswer, { step: 'new' }>) => {
  const { social } = useWords().obligations
  const { first_name, last_name, birthday, city, email } = profile
  const fields = { socialToken, first_name, last_name, birthday, city, email, returnUrl }
  return (
    <>
      <h1 className="text-xl font-semibold">{social.newTitle}</h1>
      <p className="text-lg text-ink-soft">{social.newText}</p>
      <Form method="post" action={paths.registration(returnUrl === '/' ? undefined : returnUrl)} className="flex flex-col">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value ?? ''} />
        ))}
        <Button type="submit" name="intent" value="social" size="large">
          {social.register}
        </Button>
      </Form>
      <p className="text-ink-soft">{social.have}</p>
      <ButtonLink to={paths.login()} look="plain">
        {social.toLogin}
      </ButtonLink>
    </>
  )
}

const Choice = ({ networks }: { networks: { network: string; title: string }[] }) => {
  const t = useWords()
  return (
    <>
      <h1 className="text-xl font-semibold">{t.obligations.social.title}</h1>
      {networks.length > 0 ? <NetworkLinks networks={networks} /> : <p>{t.settings.networks.none}</p>}
      <ButtonLink to={paths.login()} look={networks.length > 0 ? 'quiet' : 'main'} className="self-start">
        {t.obligations.social.toLogin}
      </ButtonLink>
    </>
  )
}
