import { useSearchParams } from 'react-router'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useScripts } from '../../../ui/use-scripts.ts'
import { SaveLine } from '../../wizard/save-line.tsx'
import { QuizLayout } from '../quiz-layout.tsx'
import { AccessSection } from './access-section.tsx'
import type { BuilderAnswer } from './answer-builder.ts'
import { builderPath, sectionIn, sectionPath } from './builder-address.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { EventNotice } from './event-notice.tsx'
import type { BuilderData } from './load-builder.ts'
import { Missing } from './missing.tsx'
import { PreviewSection } from './preview-section.tsx'
import { PublishButton } from './publish-button.tsx'
import { QuestionsSection } from './questions-section.tsx'
import type { QuizSaver, QuizView } from './quiz-saver.ts'
import { faultsOf } from './saver-rules.ts'
import { SettingsSection } from './settings-section.tsx'
import { SharingSection } from './sharing-section.tsx'
import { useQuiz } from './use-quiz.ts'

type Props = { data: BuilderData; answer: BuilderAnswer | null }

/** The builder of one survey: a section at a time, saved while the user types. Without scripts each question is a form of its own. */
export const BuilderPage = ({ data, answer }: Props) => {
  const { builder: t } = useWords().quizBuilder
  const [params] = useSearchParams()
  const section = sectionIn(params)
  const { quiz, navigation, event } = data
  const { saver, view } = useQuiz(data.viewerId, quiz, refusedView(data, answer))
  const { published, document } = view
  return (
    <PageForms value={{ action: builderPath(quiz.id, params), answer }}>
      <QuizLayout
        quiz={{ id: quiz.id, title: document.title || quiz.title, published }}
        navigation={navigation}
        part={section}
        partTo={(part) => sectionPath(quiz.id, params, part)}
        action={
          published ? (
            <ButtonLink to={paths.quiz(document.slug ?? quiz.id)} look="quiet">
              {t.open}
            </ButtonLink>
          ) : (
            !event && <PublishButton saver={saver} view={view} />
          )
        }
        status={<Status view={view} saver={saver} />}
      >
        {event && <EventNotice event={event} saver={saver} view={view} />}
        <ConflictNotice view={view} saver={saver} />
        <Missing view={view} params={params} hasSaved={answer !== null && answer.problem === null && Object.keys(t.done).includes(answer.intent)} />
        {section === 'questions' && <QuestionsSection saver={saver} view={view} />}
        {section === 'settings' && <SettingsSection key={view.revision} saver={saver} view={view} />}
        {section === 'access' && <AccessSection data={data} />}
        {section === 'sharing' && <SharingSection data={data} view={view} />}
        {section === 'preview' && <PreviewSection view={view} />}
      </QuizLayout>
    </PageForms>
  )
}

const Status = ({ view, saver }: { view: QuizView; saver: QuizSaver }) => {
  const { conflict: t } = useWords().quizBuilder
  const hasScripts = useScripts()
  if (view.state !== 'conflict') return <SaveLine view={{ ...view, state: view.state }} onRetry={saver.retry} />
  return hasScripts && <span className="text-danger">{t.status}</span>
}

/** Without scripts a refused form comes back with what was typed, and with the errors where they belong. */
const refusedView =
  ({ quiz }: BuilderData, answer: BuilderAnswer | null): ((view: QuizView) => QuizView) =>
  (view) => {
    if (!answer?.problem || answer.intent === 'giveAccess' || answer.intent === 'linkUsers') return view
    const { question, settings } = answer
    const questions = question ? view.document.questions.map((one) => (one.key === question.key ? question : one)) : view.document.questions
    if (answer.problem.reason === 'quizChanged') return { ...view, state: 'conflict', version: quiz.version }
    return { ...view, document: { ...view.document, ...settings, questions }, faults: faultsOf(answer.problem, questions), state: 'problem' }
  }
