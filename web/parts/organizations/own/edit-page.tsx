import { Link, useSearchParams } from 'react-router'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { PageForms } from '../../../forms/use-form-post.ts'
import { Head } from '../../../kernel/page-head.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { SectionCard } from '../../../ui/section-card.tsx'
import { OrganizationLogo } from '../organization-logo.tsx'
import { Admins } from './admins.tsx'
import { Appeals } from './appeals.tsx'
import { Groups } from './groups.tsx'
import type { EditData } from './load-form.ts'
import { OrganizationForm } from './organization-form.tsx'

/** An own organization: requests that wait first, then data, groups and admins. */
export const EditPage = ({ data, answer }: { data: EditData; answer: FormAnswer | null }) => {
  const t = useWords().ownOrganizations
  const { organization, options, city } = data
  const isAsked = data.appeals.some(({ status }) => status === 'wait')
  return (
    <PageForms value={{ action: paths.editOrganization(organization.id), answer }}>
      <section className="frame-narrow flex flex-col gap-6 py-6 sm:py-10">
        <Head title={organization.name} path={paths.editOrganization(organization.id)} isIndexed={false} />
        <EditHead organization={organization} />
        {isAsked && <Appeals appeals={data.appeals} />}
        <SectionCard anchor="data" title={t.editing.data} {...(organization.moderation === 'approved' && { lead: t.editing.reviewedAgain })}>
          <OrganizationForm saved={organization} city={city} options={options} people={organization.adminUsers} />
        </SectionCard>
        <Groups organization={organization} groups={data.groups} />
        <Admins organization={organization} viewerId={data.viewerId} />
        {!isAsked && <Appeals appeals={data.appeals} />}
      </section>
    </PageForms>
  )
}

const EditHead = ({ organization }: Pick<EditData, 'organization'>) => {
  const t = useWords().ownOrganizations
  const [params] = useSearchParams()
  const { id, name, moderation } = organization
  return (
    <>
      <p>
        <Link to={paths.myOrganizations()} className="text-accent underline underline-offset-4">
          {t.title}
        </Link>
      </p>
      <header className="flex items-center gap-4">
        <OrganizationLogo organization={organization} />
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold wrap-break-word">{name}</h1>
          <Link to={paths.organization(id)} className="inline-flex min-h-8 items-center text-accent underline underline-offset-4">
            {t.editing.page}
          </Link>
        </div>
      </header>
      {params.get('done') === 'created' && (
        <p role="status" className="rounded-xl bg-accent-soft px-4 py-3">
          {t.editing.created}
        </p>
      )}
      {moderation !== 'approved' && <ReviewState organization={organization} />}
    </>
  )
}

const ReviewState = ({ organization: { moderation, moderationComment, closed } }: Pick<EditData, 'organization'>) => {
  const { ownOrganizations, around } = useWords()
  const t = ownOrganizations.editing
  const waits = moderation === 'wait'
  const reason = closed && around.claim.reasons[closed.reason]
  return (
    <div role="status" className={`rounded-xl px-4 py-3 ${waits ? 'bg-sunken' : 'bg-danger-soft'}`}>
      {reason && <p>{waits ? t.closedWaits(reason) : t.closed(reason)}</p>}
      {!waits && (!closed || moderationComment) && <p>{t.declined(moderationComment ?? '')}</p>}
      {!reason && waits && <p>{t.waits}</p>}
      {closed && (
        <Link to={paths.support()} className="inline-flex min-h-8 items-center text-accent underline underline-offset-4">
          {t.disagree}
        </Link>
      )}
    </div>
  )
}
