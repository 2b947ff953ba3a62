import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadRegistration } from '../../parts/accounts/registration/load-registration.ts'
import { RegistrationForm } from '../../parts/accounts/registration/registration-form.tsx'
import { answerRegistration } from '../../parts/accounts/registration/registration-steps.ts'
import type { Route } from './+types/registration'

const path = '/simple/registration'

export const loader = (args: Route.LoaderArgs) => loadRegistration(args)

export const action = (args: Route.ActionArgs) => answerRegistration(args)

export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => !formMethod && defaultShouldRevalidate

/** Registration with the logo and the form only, for kiosks and pages that embed it. */
export default function SimpleRegistrationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords()
  const { key } = useLocation()
  return (
    <section className="flex flex-col gap-6 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <Head title={t.access.short.title} path={path} isIndexed={false} />
      <h1 className="text-xl font-semibold">{t.access.short.title}</h1>
      <RegistrationForm key={key} {...loaderData} start={actionData ?? loaderData.start} />
    </section>
  )
}
