import { PostForm } from '../../../forms/post-form.tsx'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { SwitchForm } from '../switch-form.tsx'
import type { AccountData } from './load-account.ts'

type Network = AccountData['networks'][number]

/** Social networks for signing in: connected ones with their data to import, and networks that can be connected. */
export const NetworksSection = ({ networks }: Pick<AccountData, 'networks'>) => {
  const { networks: t } = useWords().settings
  return (
    <SectionCard anchor="networks" title={t.title} lead={networks.length > 0 ? t.lead : t.none}>
      {networks.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {networks.map((network) => (
            <li key={network.network} className="flex flex-col items-start gap-3 py-4 first:pt-0 last:pb-0">
              {network.id !== null && network.connected ? <Connected id={network.id} network={network} /> : <NotConnected {...network} />}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

const NotConnected = ({ network, title }: Network) => {
  const { networks: t } = useWords().settings
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3">
      <b className="font-semibold">{title}</b>
      <ButtonLink to={paths.social({ network, purpose: 'bind' })} reloadDocument look="quiet" aria-label={t.connect(title)}>
        {t.connectShort}
      </ButtonLink>
    </div>
  )
}

const Connected = ({ id, network: { title, name, visible, profile } }: { id: number; network: Network }) => {
  const { networks: t } = useWords().settings
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <b className="font-semibold">{title}</b>
        {name && <span className="wrap-anywhere">{name}</span>}
        <Badge tone="good">{t.connected}</Badge>
      </p>
      <SwitchForm intent="showNetwork" subject={id} label={t.visible} isOn={visible} />
      {(profile.city || profile.birthday || profile.photo) && <TakeOver id={id} profile={profile} />}
      <PostForm intent="disconnectNetwork" subject={id} submit={t.disconnectShort} name={t.disconnect(title)} look="danger" className="gap-2" />
    </>
  )
}

/** Imports city, birthday and photo from the network, each only if selected (V364). */
const TakeOver = ({ id, profile: { city, birthday, photo } }: { id: number; profile: Network['profile'] }) => {
  const { networks: t } = useWords().settings
  const locale = useLocale()
  return (
    <Unfolded title={t.merge}>
      <PostForm intent="importFromNetwork" subject={id} submit={t.take} saved={t.taken} className="gap-2">
        <p className="text-sm text-ink-soft">{t.mergeLead}</p>
        {city && <Checkbox name="city" label={t.city(city)} />}
        {birthday && <Checkbox name="birthday" label={t.birthday(format(birthday, { locale, zone: 'UTC', kind: 'yearDate' }))} />}
        {photo && (
          <Checkbox
            name="photo"
            label={
              <span className="flex items-center gap-3">
                {t.photo}
                <img src={photo} alt="" className="size-9 rounded-full object-cover" />
              </span>
            }
          />
        )}
      </PostForm>
    </Unfolded>
  )
}
