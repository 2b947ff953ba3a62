import type { ReactNode } from 'react'
import { useWords } from '../../../kernel/words.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { SettingsSection } from '../settings-sections.ts'
import { SwitchForm } from '../switch-form.tsx'
import { FollowingSection } from './following-section.tsx'
import type { SubscriptionsData } from './load-subscriptions.ts'
import { NotificationsSection } from './notifications-section.tsx'
import { PushSection } from './push-section.tsx'

/** Notifications, push, mailings, and followed users. */
export const subscriptionsSections = (subscriptions: SubscriptionsData, zone: string): Record<SettingsSection<'subscriptions'>, ReactNode> => ({
  notifications: <NotificationsSection {...subscriptions} zone={zone} />,
  push: <PushSection />,
  mailings: <MailingsSection mailings={subscriptions.mailings} />,
  following: <FollowingSection following={subscriptions.following} />,
})

const MailingsSection = ({ mailings }: Pick<SubscriptionsData, 'mailings'>) => {
  const { mailings: t } = useWords().settings
  return (
    <SectionCard anchor="mailings" title={t.title} lead={mailings.length > 0 ? t.lead : t.none}>
      <div className="flex flex-col">
        {mailings.map(({ mailing_type_id, title, enabled }) => (
          <SwitchForm key={mailing_type_id} intent="chooseMailing" subject={mailing_type_id} label={title} isOn={enabled} />
        ))}
      </div>
    </SectionCard>
  )
}
