import type { FormAnswer } from '../../../forms/answer-form.ts'
import { PageForms } from '../../../forms/use-form-post.ts'
import { Head } from '../../../kernel/page-head.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import type { CreateData } from './load-form.ts'
import { OrganizationForm } from './organization-form.tsx'

export const CreatePage = ({ data, answer }: { data: CreateData; answer: FormAnswer | null }) => {
  const t = useWords().ownOrganizations.form
  return (
    <PageForms value={{ action: paths.createOrganization(), answer }}>
      <section className="frame-narrow flex flex-col gap-6 py-6 sm:py-10">
        <Head title={t.createTitle} path={paths.createOrganization()} isIndexed={false} />
        <h1 className="text-2xl font-semibold sm:text-3xl">{t.createTitle}</h1>
        <p className="text-lg text-ink-soft">{t.createLead}</p>
        <OrganizationForm saved={null} city="" options={data.options} people={data.people} />
      </section>
    </PageForms>
  )
}
