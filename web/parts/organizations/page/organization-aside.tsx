import { CalendarDays, Globe, Mail, Pencil, Phone, Ticket, User, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { Organization } from '../../../../contract/organizations/shapes.ts'
import { grouped } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { OutsideLink } from '../../events/outside-link.tsx'
import { SubscribeButton } from '../subscribe-button.tsx'

type Props = { organization: Organization }

/** The actions of a visitor, the numbers, and the ways to reach the organization. */
export const OrganizationAside = ({ organization }: Props) => {
  const t = useWords().organizations
  return (
    <aside className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6 lg:sticky lg:top-20">
      {organization.managed && (
        <div className="flex flex-col gap-3">
          <p className="text-sm text-ink-soft">{t.page.managed}</p>
          <ButtonLink to={paths.editOrganization(organization.id)} size="large">
            <Pencil className="size-5" aria-hidden="true" />
            {t.page.edit}
          </ButtonLink>
        </div>
      )}
      <SubscribeButton organization={organization} look={organization.managed ? 'plain' : 'main'} size="large" />
      <Numbers organization={organization} />
      <Ways organization={organization} />
    </aside>
  )
}

const Numbers = ({ organization: { stat } }: Props) => {
  const t = useWords().organizations.page
  const locale = useLocale()
  const rows = [
    { name: t.statEvents, value: stat.events, Icon: CalendarDays },
    { name: t.statSubscribers, value: stat.subscribers, Icon: Users },
    { name: t.statParticipants, value: stat.participants, Icon: Ticket },
  ]
  return (
    <dl aria-label={t.stat} className="flex flex-col gap-2 border-t border-line pt-4">
      {rows.map(({ name, value, Icon }) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="flex items-center gap-2 text-ink-soft">
            <Icon className="size-5 shrink-0 self-center" aria-hidden="true" />
            {name}
          </dt>
          <dd className="text-lg font-semibold tabular-nums">{grouped(value, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}

const row = 'inline-flex min-h-11 items-center gap-2 text-accent hover:underline wrap-anywhere'

const Ways = ({ organization: { url, contacts, INN } }: Props) => {
  const t = useWords().organizations.page
  if (!url && contacts.length === 0 && !INN) return null
  return (
    <address className="flex flex-col gap-4 border-t border-line pt-4 not-italic" aria-label={t.contacts}>
      {url && (
        <OutsideLink href={url} rel="nofollow" className={row}>
          <Globe className="size-5 shrink-0" aria-hidden="true" />
          {hostOf(url)}
        </OutsideLink>
      )}
      {contacts.map((contact, place) => (
        <Contact key={place} contact={contact} />
      ))}
      {INN && (
        <p className="text-sm text-ink-soft">
          {t.number}: <span className="tabular-nums">{INN}</span>
        </p>
      )}
    </address>
  )
}

const Contact = ({ contact: { userId, info, email, phone } }: { contact: Organization['contacts'][number] }) => {
  const t = useWords().organizations.page
  return (
    <div className="flex flex-col">
      {info && <p className="font-medium wrap-anywhere">{info}</p>}
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={row}>
          <Phone className="size-5 shrink-0" aria-hidden="true" />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={row}>
          <Mail className="size-5 shrink-0" aria-hidden="true" />
          {email}
        </a>
      )}
      {userId !== null && (
        <Link to={paths.user(userId)} className={row}>
          <User className="size-5 shrink-0" aria-hidden="true" />
          {t.profile}
        </Link>
      )}
    </div>
  )
}

/** The site as people say it, without its protocol. */
const hostOf = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
