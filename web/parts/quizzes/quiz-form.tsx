import { Fragment, useId, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { quizLengths } from '../../../contract/quizzes/limits.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { type FormFields, formFields } from '../../forms/form-fields.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx'
import { useFormFocus } from '../../forms/use-form-focus.ts'
import { useFormPost } from '../../forms/use-form-post.ts'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EnterKey } from '../../ui/enter-key.tsx'
import { TextField } from '../../ui/field.tsx'
import { SignInLink } from '../accounts/sign-in-link.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { takesAnswer } from './answer-names.ts'
import type { QuizOutcome } from './answer-quiz.ts'
import { useAskedQuestions } from './asked-questions.ts'
import { FormNotice } from './form-notice.tsx'
import type { FormPage } from './load-quiz.ts'
import { namedQuestions, QuestionsForm } from './questions-form.tsx'
import { queryOf } from './quiz-address.ts'
import { QuizResult } from './quiz-result.tsx'

/** One form with all questions. It works without scripts; with them the unfinished answers are saved while the user types. */
export const QuizForm = ({ page }: { page: FormPage }) => {
  const { quiz, event } = page
  const t = useWords().quizzes
  const isVisitor = useViewer() === null
  const post = useFormPost<QuizOutcome>('answer')
  if (post.answer?.answer) return <QuizResult page={page} answer={post.answer.answer} stats={null} />
  if (quiz.questions.length === 0) return <p className="text-ink-soft">{t.page.noQuestions}</p>
  if (event?.purpose === 'registration' && !event.isOpen && !event.isIn) return <FormNotice kind="closed" page={page} />
  // visitors upload no files
  if (isVisitor && quiz.questions.some(({ type }) => type === 'file')) return <SignInFirst />
  return <OpenForm page={page} post={post} isVisitor={isVisitor} />
}

const SignInFirst = () => {
  const t = useWords().quizzes.page
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t.signInForFiles}</p>
      <SignInLink size="large">{t.signInToAnswer}</SignInLink>
    </div>
  )
}

type OpenProps = { page: FormPage; post: ReturnType<typeof useFormPost<QuizOutcome>>; isVisitor: boolean }

const OpenForm = ({ page, post, isVisitor }: OpenProps) => {
  const { quiz, event, address } = page
  const t = useWords().quizzes
  const form = useRef<HTMLFormElement>(null)
  const { fetcher, answer, restored, action, isBusy } = post
  const fields = formFields(answer, useId(), restored ?? page.typed)
  const asked = useAskedQuestions(form, quiz.questions, answer?.typed ?? restored ?? page.typed)
  const faults = Object.fromEntries(Object.entries(answer?.faults ?? {}).map(([id, fault]) => [id, t.faults[fault]]))
  const named = namedQuestions(quiz.questions, { fields, faults, asked })
  const guest = isVisitor && !quiz.authRequired && event?.purpose !== 'registration' && guestFields(fields, t.page.guest)
  const askedNow = useMemo(() => quiz.questions.filter(({ id }) => asked.has(id)), [quiz.questions, asked])
  const count = quiz.questions.filter(takesAnswer).length
  const lists = { ...page.lists, rowNames: { ...page.lists.rowNames, ...answer?.rowNames } }
  useFormFocus(form, answer?.problem ?? null)
  return (
    <>
      <FormNotices page={page} />
      <fetcher.Form
        ref={form}
        method="post"
        noValidate
        action={action}
        encType={quiz.questions.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
        className="flex flex-col gap-10 [&_:is(input,select,textarea)]:scroll-mb-24"
      >
        {count > 1 && <EnterKey />}
        <ErrorSummary faulty={fields.faulty} />
        <Fragment key={restored ? 'restored' : 'saved'}>
          <QuestionsForm named={named} fields={fields} lists={lists} asked={asked} />
        </Fragment>
        {guest && <Guest fields={guest} isRequired={event !== null} />}
        {quiz.selfPermission.edit && !quiz.published ? (
          <p className="rounded-xl bg-sunken px-4 py-3">{t.page.unpublished}</p>
        ) : (
          <Buttons page={page} isVisitor={isVisitor} isBusy={isBusy} />
        )}
        {!isBusy && answer?.problem && (
          <FormMessage
            problem={answer.problem}
            shownErrors={fields.faulty.length > 0 ? ['answers', ...fields.faulty.map(({ error }) => error)] : []}
          />
        )}
        {quiz.published && (
          <AnswerBar form={form} questions={askedNow} action={action} isSending={isBusy} wasSaved={page.typed !== null} key={address.eventId} />
        )}
      </fetcher.Form>
      {quiz.selfPermission.stats && (
        <Link to={paths.quiz(page.idOrSlug, { ...queryOf(address), show: 'stats' })} className="self-start text-accent underline underline-offset-4">
          {t.page.statistics}
        </Link>
      )}
      {!quiz.published && <UnsavedGuard form={form} action={action} isBusy={isBusy} answer={answer} />}
    </>
  )
}

const FormNotices = ({ page }: { page: FormPage }) => {
  if (page.address.done === 'saved') return <FormNotice kind="saved" page={page} />
  return page.typed ? <FormNotice kind="resumed" page={page} /> : null
}

const Buttons = ({ page: { quiz, event }, isVisitor, isBusy }: { page: FormPage; isVisitor: boolean; isBusy: boolean }) => {
  const t = useWords().quizzes.page
  // a team is chosen on the page of the event, after the answer
  const isRegistration = event?.purpose === 'registration' && !event.isIn && !event.isOfTeams
  const mustSignIn = isVisitor && (quiz.authRequired || isRegistration)
  const label = mustSignIn ? (isRegistration ? t.signInAndRegister : t.signInAndSend) : isRegistration ? t.sendAndRegister : t.send
  return (
    <div className="flex flex-col gap-3">
      {mustSignIn && <p className="text-ink-soft">{t.signInNote}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="answer" size="large" isBusy={isBusy} className="max-sm:w-full">
          {label}
        </Button>
        <Button type="submit" name="intent" value="saveDraft" look="quiet" size="large" className="no-script-only max-sm:w-full">
          {t.saveForLater}
        </Button>
      </div>
    </div>
  )
}

type GuestWords = { name: string; email: string }

const guestFields = (fields: FormFields, t: GuestWords) => ({ name: fields.text('guestName', t.name), email: fields.text('guestEmail', t.email) })

const Guest = ({ fields, isRequired }: { fields: ReturnType<typeof guestFields>; isRequired: boolean }) => {
  const t = useWords().quizzes
  const optional = isRequired ? undefined : t.optional
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-8">
      <legend className="sr-only">{t.page.guest.title}</legend>
      <div>
        <p aria-hidden="true" className="text-xl font-semibold">
          {t.page.guest.title}
        </p>
        <p className="mt-1 text-ink-soft">{isRequired ? t.page.guest.required : t.page.guest.lead}</p>
      </div>
      <TextField {...fields.name} isOptional={optional} maxLength={quizLengths.guestName} autoComplete="name" />
      <TextField {...fields.email} isOptional={optional} type="email" maxLength={254} autoComplete="email" />
    </fieldset>
  )
}
