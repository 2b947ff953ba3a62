import { CalendarCheck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { FormMessage } from '../../../forms/form-message.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import type { BuilderData } from './load-builder.ts'
import type { QuizSaver, QuizView } from './quiz-saver.ts'

type Props = { event: NonNullable<BuilderData['event']>; saver: QuizSaver; view: QuizView }

/** The survey is made for an event: one button publishes it, chooses it there and leads back to the wizard. */
export const EventNotice = ({ event, saver, view }: Props) => {
  const { forEvent: t } = useWords().quizBuilder
  const post = useFormPost('chooseForEvent')
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isSaved = useRef(false)
  const submit = async (press: FormEvent) => {
    // the form is sent once everything is saved
    if (isSaved.current) return
    press.preventDefault()
    setSaving(true)
    isSaved.current = (await saver.flush()) && (view.published || (await saver.publish(true)))
    setSaving(false)
    if (isSaved.current) form.current?.requestSubmit()
    isSaved.current = false
  }
  const { fetcher, answer } = post
  return (
    <section className="flex flex-col gap-3 rounded-2xl border border-line bg-accent-soft p-4 sm:flex-row sm:items-center sm:p-5">
      <CalendarCheck className="size-6 shrink-0 text-accent max-sm:hidden" aria-hidden="true" />
      <div className="flex min-w-0 grow flex-col">
        <p className="font-medium wrap-anywhere">{t[event.use](event.name)}</p>
        <Link to={paths.createEvent({ id: event.id, section: event.use })} className="self-start text-sm text-accent underline underline-offset-2">
          {t.back}
        </Link>
        {answer?.problem && <FormMessage problem={answer.problem} />}
      </div>
      <fetcher.Form ref={form} method="post" action={post.action} onSubmit={submit} className="shrink-0">
        <input type="hidden" name="intent" value="chooseForEvent" />
        <input type="hidden" name="use" value={event.use} />
        <Button type="submit" isBusy={isSaving || post.isBusy}>
          {t.use}
        </Button>
      </fetcher.Form>
    </section>
  )
}
