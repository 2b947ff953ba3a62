import { Form } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** The form that finds a quiz by its code or address. */
export const FindQuizPage = ({ typed }: { typed: string | null }) => {
  const t = useWords().quizzes.find
  const errors = typed === null ? undefined : [typed === '' ? t.empty : t.unknown]
  return (
    <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
      <Head title={t.title} path={paths.findQuiz()} isIndexed={false} />
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold text-balance">{t.title}</h1>
        <p className="text-lg text-ink-soft">{t.lead}</p>
      </header>
      <Form method="get" action={paths.findQuiz()} noValidate className="flex flex-col gap-4">
        <TextField
          label={t.label}
          help={t.example}
          name="address"
          key={typed}
          defaultValue={typed ?? ''}
          errors={errors}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={500}
        />
        <Button type="submit" size="large" className="self-start">
          {t.open}
        </Button>
      </Form>
    </section>
  )
}
