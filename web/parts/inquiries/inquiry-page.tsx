import { Link } from 'react-router'
import type { FormAnswer } from '../../forms/answer-form.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { InquiryList } from './inquiry-list.tsx'
import type { loadInquiryPage } from './load-own.ts'

type Props = { page: Awaited<ReturnType<typeof loadInquiryPage>>; answer: FormAnswer | null }

/** The viewer's inquiries about an event and the form, on a page of their own. */
export const InquiryPage = ({ page: { event, own }, answer }: Props) => {
  const t = useWords().inquiries
  return (
    <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
      <Head title={t.title} path={paths.eventInquiry(event.id)} isIndexed={false} />
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold text-balance">{t.title}</h1>
        <p className="text-lg wrap-anywhere">
          <Link to={paths.event(event.id)} className="text-accent underline underline-offset-4">
            {event.name}
          </Link>
        </p>
      </header>
      {answer && !answer.problem && <FormMessage problem={null} saved={t.sent} />}
      {own._items.length > 0 && <InquiryList inquiries={own._items} zone={event.timezoneName} />}
      <PageForms value={{ action: paths.eventInquiry(event.id), answer }}>{own.available && <InquiryForm type={own.available} />}</PageForms>
      {!own.available && own._items.length === 0 && <p className="text-ink-soft">{t.nothing}</p>}
      <ButtonLink to={paths.event(event.id)} look="quiet" className="self-start">
        {t.toEvent}
      </ButtonLink>
    </section>
  )
}
