import { ArrowLeft, Printer, Sun } from 'lucide-react'
import { Link } from 'react-router'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { CodePicture } from '../../events/ticket/code-picture.tsx'
import { Ticket } from '../../events/ticket/ticket.tsx'
import type { OwnCode } from './load-own-code.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** The personal code, shown at the entrance: black on white in any theme. With an event it is the ticket. */
export const OwnCodePage = ({ person, code, event, answer }: OwnCode & { answer: FormAnswer | null }) => {
  const { qr: t, attending } = useWords()
  useWakeLock()
  return (
    <section className="frame-narrow flex flex-col gap-4 py-4 sm:gap-5 sm:py-12">
      <h1 className="text-center text-xl font-semibold sm:text-2xl">{event ? attending.ticket.title : t.title}</h1>
      <div className="flex w-full max-w-md flex-col gap-4 self-center rounded-2xl bg-white p-4 text-center text-black shadow-raised sm:p-7 print:shadow-none">
        {event ? (
          <Ticket event={event} holder={person}>
            <Holder person={person} code={code} />
          </Ticket>
        ) : (
          <div key={code} className="flex flex-col items-center gap-4">
            <CodePicture className="w-full max-w-[min(100%,44dvh)]" />
            <Holder person={person} code={code} />
          </div>
        )}
      </div>
      <div className="flex flex-col gap-3 text-center text-ink-soft print:hidden">
        <p>{event ? attending.ticket.lead : t.lead}</p>
        <p className="flex items-center justify-center gap-2">
          <Sun className="size-5 shrink-0" aria-hidden="true" />
          {t.brighter}
        </p>
        {event ? <Steps eventId={event.id} /> : <Revocation answer={answer} />}
      </div>
    </section>
  )
}

/** Name and code in letters, in sight with the picture on the screen of a phone. */
const Holder = ({ person, code }: Pick<OwnCode, 'person' | 'code'>) => {
  const { qr: t } = useWords()
  return (
    <div className="flex max-w-full items-center gap-3">
      <Avatar id={person.id} name={person.name} photo={person.photo} size="large" />
      <div className="min-w-0 text-left">
        <p className="text-lg leading-snug font-semibold wrap-anywhere sm:text-xl">{person.name}</p>
        {code && (
          <p className="font-mono font-medium sm:text-lg">
            <span className="sr-only">{t.code} </span>
            {code}
          </p>
        )}
      </div>
    </div>
  )
}

/** For a user whose code another person has photographed. */
const Revocation = ({ answer }: { answer: FormAnswer | null }) => {
  const { qr: t } = useWords()
  return (
    <PageForms value={{ action: paths.qr(), answer }}>
      <PostForm intent="revoke" submit={t.revoke} saved={t.revoked} look="plain" className="items-center gap-2">
        <p className="max-w-md text-sm">{t.revokeHint}</p>
      </PostForm>
    </PageForms>
  )
}

const Steps = ({ eventId }: { eventId: number }) => {
  const { ticket: t } = useWords().attending
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
      <Link to={paths.event(eventId)} className="inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline">
        <ArrowLeft className="size-5" aria-hidden="true" />
        {t.back}
      </Link>
      <Button look="plain" className="script-only" onClick={() => window.print()}>
        <Printer className="size-5" aria-hidden="true" />
        {t.print}
      </Button>
    </p>
  )
}
