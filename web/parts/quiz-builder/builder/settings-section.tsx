import { type FormEvent, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { quizLengths, quizModes, statsAccesses } from '../../../../contract/quizzes/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Errors, Radio, TextField } from '../../../ui/field.tsx'
import { useScripts } from '../../../ui/use-scripts.ts'
import { useFormChanges } from '../../wizard/use-form-changes.ts'
import { useQuizUrl } from '../quiz-url.ts'
import { readSettings, settingFlags } from '../settings-form.ts'
import { builderPath } from './builder-address.ts'
import { PublishButton } from './publish-button.tsx'
import type { QuizSaver, QuizView } from './quiz-saver.ts'

type Props = { saver: QuizSaver; view: QuizView }

/** The settings of the survey (V304), each with a sentence about its effect; saved while the user changes them. */
export const SettingsSection = ({ saver, view }: Props) => {
  const { settings: t, builder, conflict } = useWords().quizBuilder
  const [params] = useSearchParams()
  const hasScripts = useScripts()
  const form = useRef<HTMLFormElement>(null)
  const { document: quiz, faults, id } = view
  const differing = view.state === 'conflict' ? (view.differences?.settings ?? {}) : {}
  const errorsOf = (name: string) => faults.settings[name] ?? (name in differing ? [conflict.atField] : undefined)
  const read = () => {
    const data = new FormData(form.current ?? undefined)
    if (data.has('title')) saver.change(readSettings(data, saver.snapshot().document))
  }
  useFormChanges(form, read)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    read()
    void saver.flush()
  }
  return (
    <div className="flex max-w-160 flex-col gap-8">
      <Form ref={form} method="post" noValidate action={builderPath(id, params)} onSubmit={submit} className="flex flex-col gap-8">
        <input type="hidden" name="intent" value="saveSettings" />
        <input type="hidden" name="version" value={view.version} />
        <TextField
          name="title"
          label={t.names.title}
          help={t.titleHelp}
          defaultValue={quiz.title}
          maxLength={quizLengths.title}
          errors={errorsOf('title')}
          autoComplete="off"
        />
        <Choices name="mode" legend={t.names.mode} options={quizModes} words={t.modes} chosen={quiz.mode} errors={errorsOf('mode')} />
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium">{t.answering}</legend>
          {settingFlags.map((name) => (
            <div key={name} className="flex flex-col">
              <Checkbox name={name} label={t.names[name]} defaultChecked={quiz[name]} errors={errorsOf(name)} aria-describedby={`about-${name}`} />
              <p id={`about-${name}`} className="pl-8 text-sm text-ink-soft">
                {t.about[name]}
              </p>
            </div>
          ))}
        </fieldset>
        <Choices
          name="statsAccess"
          legend={t.names.statsAccess}
          options={statsAccesses}
          words={t.statsAccesses}
          chosen={quiz.statsAccess}
          errors={errorsOf('statsAccess')}
        />
        <SlugField view={view} errors={errorsOf('slug')} />
        {!hasScripts && (
          <Button type="submit" className="self-start">
            {t.save}
          </Button>
        )}
      </Form>
      <section className="flex flex-col items-start gap-3 border-t border-line pt-6">
        <h2 className="text-lg font-semibold">{t.publication}</h2>
        <p className="text-ink-soft">{view.published ? t.isPublished : t.isDraft}</p>
        {view.published && <PublishButton saver={saver} view={view} look="quiet" />}
        {!view.published && <p className="text-sm text-ink-soft">{t.publishHint(builder.publish)}</p>}
      </section>
    </div>
  )
}

type ChoicesProps<Name extends string> = {
  name: string
  legend: string
  options: readonly Name[]
  words: Record<Name, { label: string; help: string }>
  chosen: Name
  errors: string[] | undefined
}

const Choices = <Name extends string>({ name, legend, options, words, chosen, errors }: ChoicesProps<Name>) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="mb-2 font-medium">{legend}</legend>
    {options.map((option) => (
      <Radio key={option} name={name} value={option} label={words[option].label} help={words[option].help} defaultChecked={option === chosen} />
    ))}
    <Errors errors={errors} />
  </fieldset>
)

/** The address as respondents will see it, while it is typed. */
const SlugField = ({ view, errors }: { view: QuizView; errors: string[] | undefined }) => {
  const { settings: t } = useWords().quizBuilder
  const { slug } = view.document
  const url = useQuizUrl({ id: view.id, slug })
  return (
    <div className="flex flex-col gap-2">
      <TextField
        name="slug"
        label={t.names.slug}
        isOptional={t.optional}
        help={t.slugHelp}
        defaultValue={slug ?? ''}
        maxLength={quizLengths.slug}
        errors={errors}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <p className="rounded-xl bg-sunken px-4 py-2 text-sm wrap-anywhere">{url}</p>
    </div>
  )
}
