import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { answerMail } from '../parts/mail-settings/answer-mail.ts'
import { loadMail } from '../parts/mail-settings/load-mail.ts'
import { MailCabinet } from '../parts/mail-settings/mail-cabinet.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/admin-mail'

export const loader = (args: Route.LoaderArgs) => loadMail(args)

export const action = (args: Route.ActionArgs) => answerMail(args)

/** The settings of the sending of emails, for administrators. */
export default function AdminMailScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { mailSettings } = useWords()
  return (
    <>
      <Head title={mailSettings.title} path={paths.adminMail()} isIndexed={false} />
      <MailCabinet page={loaderData} answer={actionData ?? null} />
    </>
  )
}
