import { organizationCounts } from '../../../../contract/organizations/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { EditData } from './load-form.ts'

/** The groups of an organization, each with its removal, and the others to add. */
export const Groups = ({ organization, groups }: Pick<EditData, 'organization' | 'groups'>) => {
  const { groups: t } = useWords().ownOrganizations
  const others = groups.filter(({ id }) => !organization.groups.some((group) => group.id === id))
  const isFull = organization.groups.length >= organizationCounts.groups
  return (
    <SectionCard anchor="groups" title={t.title} lead={t.lead} rows={organization.groups.length}>
      {organization.groups.length === 0 && <p className="text-ink-soft">{t.none}</p>}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {organization.groups.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-1">
            {name}
            <PostForm intent="removeGroup" subject={id} submit={t.remove} name={t.removeNamed(name)} look="plain" saved={null} />
          </li>
        ))}
      </ul>
      {others.length > 0 && !isFull && (
        <PostForm intent="addGroup" submit={t.add} look="quiet" saved={null}>
          {(fields) => (
            <SelectField key={organization.groups.length} {...fields.text('groupId', t.group, { faultText: t.choose })} required>
              <option value="">{t.choose}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </PostForm>
      )}
    </SectionCard>
  )
}
