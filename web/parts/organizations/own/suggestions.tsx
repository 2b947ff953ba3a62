import { Link } from 'react-router'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { OrganizationLogo } from '../organization-logo.tsx'
import { requestsId } from '../page/requests-id.ts'
import type { OwnData } from './load-own.ts'

/** Organizations that the user may represent, each with its reason; a hidden one does not come back. */
export const Suggestions = ({ suggestions }: Pick<OwnData, 'suggestions'>) => {
  const { suggestions: t } = useWords().ownOrganizations
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className="mb-3 text-xl font-semibold">
        {t.title}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {suggestions.map((organization) => (
          <li key={organization.id} className="flex min-w-0 flex-col gap-3 rounded-2xl bg-sunken p-4">
            <div className="flex gap-4">
              <OrganizationLogo organization={organization} size="small" />
              <div className="min-w-0">
                <p className="font-semibold wrap-break-word">
                  <Link to={paths.organization(organization.id)} className="hover:underline">
                    {organization.name}
                  </Link>
                </p>
                <p className="text-sm text-ink-soft">{t.reasons[organization.reason]}</p>
              </div>
            </div>
            <div className="mt-auto flex flex-wrap gap-2 max-sm:[&_button]:-ml-4">
              <ButtonLink to={`${paths.organization(organization.id, { form: 'appeal' })}#${requestsId}`} look="quiet" size="small">
                {t.claim}
                <span className="sr-only">{organization.name}</span>
              </ButtonLink>
              <PostForm
                intent="hideSuggestion"
                subject={organization.id}
                submit={t.hide}
                name={t.hideNamed(organization.name)}
                look="plain"
                saved={null}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
