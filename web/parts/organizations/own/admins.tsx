import { Link } from 'react-router'
import { organizationCounts } from '../../../../contract/organizations/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import type { LoadOptions } from '../../../ui/combobox-options.ts'
import { Confirmed } from '../../../ui/confirmed.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { EditData } from './load-form.ts'

type Props = Pick<EditData, 'organization' | 'viewerId'>

/** The admins, whom other admins remove, and a new one. The last admin stays. */
export const Admins = ({ organization: { adminUsers }, viewerId }: Props) => {
  const { admins: t } = useWords().ownOrganizations
  return (
    <SectionCard anchor="admins" title={t.title} lead={t.lead} rows={adminUsers.length}>
      <ul className="flex flex-col divide-y divide-line">
        {adminUsers.map(({ id, name, photo }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Avatar id={id} name={name} photo={photo} />
            <p className="min-w-0 grow">
              <Link to={paths.user(id)} className="font-medium wrap-anywhere hover:underline">
                {name}
              </Link>
              {id === viewerId && <span className="ml-2 text-sm text-ink-soft">{t.you}</span>}
            </p>
            {adminUsers.length > 1 && <Removal user={{ id, name }} isOwn={id === viewerId} />}
          </li>
        ))}
      </ul>
      {adminUsers.length < organizationCounts.admins && (
        <PostForm intent="addAdmin" submit={t.add} look="quiet" saved={t.added}>
          {(fields) => (
            <Combobox
              key={adminUsers.length}
              {...fields.choice('userId', t.user, { faultText: t.userMissing })}
              textName="userIdText"
              options={[]}
              load={findUsers}
              placeholder={t.userHelp}
            />
          )}
        </PostForm>
      )}
    </SectionCard>
  )
}

const Removal = ({ user: { id, name }, isOwn }: { user: { id: number; name: string }; isOwn: boolean }) => {
  const { admins: t } = useWords().ownOrganizations
  const submit = isOwn ? t.leave : t.remove
  const named = isOwn ? t.leave : t.removeNamed(name)
  return (
    <Confirmed ask={submit} name={named} text={isOwn ? t.leaveText : t.removeText(name)}>
      <PostForm intent="removeAdmin" subject={id} submit={submit} name={named} look="danger" saved={null} />
    </Confirmed>
  )
}

const findUsers: LoadOptions = async (q) => {
  const attempt = await browserApi('GET /users/completion', { query: { q } })
  if (!attempt.ok) throw new Error('users could not be loaded')
  return attempt.reply._items.map(({ id, name, position }) => ({ id, label: name, ...(position && { note: position }) }))
}
