import type { FormFields } from '../../../forms/form-fields.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { OrganizationLogo } from '../organization-logo.tsx'
import { requestsId } from '../page/requests-id.ts'
import type { Duplicate } from './save-organization.ts'

type Props = {
  duplicate: Duplicate
  fields: FormFields
  exists: boolean
  /** The user may say that a similar one is another one. */
  canDiffer: boolean
}

/** The organization that is here already, or may be: the way to its admin rights. */
export const DuplicateNotice = ({ duplicate, fields, exists, canDiffer }: Props) => {
  const { ownOrganizations, organizations } = useWords()
  const t = ownOrganizations.duplicate
  const { id, name, type, cityName, managed } = duplicate
  return (
    <section role="alert" tabIndex={-1} data-error-summary="" className="flex flex-col gap-4 rounded-2xl border border-accent bg-accent-soft p-4">
      <h2 className="text-lg font-semibold">{exists ? t.same : t.similar}</h2>
      <div className="flex gap-4">
        <OrganizationLogo organization={duplicate} size="small" />
        <div className="min-w-0">
          <p className="font-semibold wrap-break-word">{name}</p>
          <p className="text-sm">{[organizations.types[type], cityName].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <p>{managed ? t.managed : t.lead}</p>
      <div className="flex flex-wrap gap-2">
        {managed ? (
          <ButtonLink to={paths.editOrganization(id)} look="quiet" size="small">
            {t.edit}
          </ButtonLink>
        ) : (
          <ButtonLink to={`${paths.organization(id, { form: 'appeal' })}#${requestsId}`} look="quiet" size="small">
            {t.claim}
          </ButtonLink>
        )}
        <ButtonLink to={paths.organization(id)} look="plain" size="small" target="_blank">
          {t.open}
        </ButtonLink>
      </div>
      {canDiffer && !exists && <Checkbox key={id} {...fields.option('distinct', t.isDistinct, id, false)} />}
    </section>
  )
}
