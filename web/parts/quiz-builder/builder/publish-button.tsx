import { type FormEvent, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.ts'
import { builderPath } from './builder-address.ts'
import type { QuizSaver, QuizView } from './quiz-saver.ts'

type Props = { saver: QuizSaver; view: QuizView; look?: 'main' | 'quiet' }

/** Publishes the survey, or withdraws it. The faults that prevent it are listed above the content. */
export const PublishButton = ({ saver, view, look = 'main' }: Props) => {
  const { builder: t } = useWords().quizBuilder
  const [params] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const intent = view.published ? 'unpublish' : 'publish'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const isDone = await saver.publish(!view.published)
    setBusy(false)
    if (isDone) toast({ text: t.done[intent] })
    else document.querySelector<HTMLElement>(`#${missingId}`)?.focus()
  }
  return (
    <Form method="post" action={builderPath(view.id, params)} onSubmit={submit}>
      <input type="hidden" name="version" value={view.version} />
      <Button type="submit" name="intent" value={intent} look={look} isBusy={isBusy}>
        {t[intent]}
      </Button>
    </Form>
  )
}

export const missingId = 'missing'
