import { Form } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Errors, useFieldIds } from '../../ui/field.tsx'

/** One large field for the code; a pasted address works too. */
export const EnterPage = ({ typed }: { typed: string }) => {
  const { enter: t } = useWords().liveQuiz
  const errors = typed ? [t.unknown] : undefined
  const { id, control } = useFieldIds({ label: t.field, help: t.help, errors })
  return (
    <section className="m-auto flex w-full max-w-md flex-col gap-6 px-4 py-8 text-center">
      <h1 className="text-2xl font-semibold">{t.title}</h1>
      <Form method="get" action={paths.fastQuiz()} className="flex flex-col gap-4">
        <label htmlFor={id} className="text-lg text-ink-soft">
          {t.lead}
        </label>
        <input
          key={typed}
          {...control}
          type="text"
          name="code"
          defaultValue={typed}
          required
          maxLength={300}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className="min-h-20 w-full rounded-2xl border border-line-strong bg-surface px-4 text-center text-3xl font-semibold tracking-widest uppercase aria-invalid:border-danger"
        />
        <Errors id={`${id}-errors`} errors={errors} />
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {t.help}
        </p>
        <Button type="submit" size="large">
          {t.button}
        </Button>
      </Form>
    </section>
  )
}
