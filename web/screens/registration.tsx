import { Link, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { loadRegistration } from '../parts/accounts/registration/load-registration.ts'
import { RegistrationForm } from '../parts/accounts/registration/registration-form.tsx'
import { answerRegistration } from '../parts/accounts/registration/registration-steps.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/registration'

export const loader = (args: Route.LoaderArgs) => loadRegistration(args)

export const action = (args: Route.ActionArgs) => answerRegistration(args)

/** Form steps do not change the loader data, so they need no reload. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => !formMethod && defaultShouldRevalidate

export default function RegistrationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords()
  const { key } = useLocation()
  const { returnUrl, start } = loaderData
  return (
    <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
      <Head title={t.accounts.registration.title} description={t.accounts.registration.description} path={paths.registration()} />
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl sm:text-3xl font-semibold">{t.accounts.registration.title}</h1>
        <p className="text-lg text-ink-soft">{t.accounts.registration.lead}</p>
      </header>
      <div className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
        <RegistrationForm key={key} {...loaderData} start={actionData ?? start} />
      </div>
      <p className="text-center">
        {t.accounts.registration.haveAccount}{' '}
        <Link to={paths.login(returnUrl === '/' ? undefined : returnUrl)} className="font-medium text-accent underline underline-offset-2">
          {t.accounts.registration.signIn}
        </Link>
      </p>
    </section>
  )
}
