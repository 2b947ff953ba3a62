import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { EmailsPage } from '../../parts/cabinet/event/emails-page.tsx'
import { loadEmails } from '../../parts/cabinet/event/load-emails.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/emails'

export const loader = (args: Route.LoaderArgs) => loadEmails(args)

/** The automatic emails of one own event. */
export default function OwnEmailsScreen({ loaderData }: Route.ComponentProps) {
  const { emails: t } = useWords().ownEvent
  const { event } = loaderData
  return (
    <>
      <Head title={t.title(event.name)} path={paths.ownEvent(event.id, 'emails')} isIndexed={false} />
      <EmailsPage key={event.id} data={loaderData} />
    </>
  )
}
