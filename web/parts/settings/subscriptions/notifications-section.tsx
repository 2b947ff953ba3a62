import { notificationKinds } from '../../../../contract/notifications/notifications.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { Checkbox, SelectField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { ZoneOptions } from '../zone-options.tsx'
import type { SubscriptionsData } from './load-subscriptions.ts'
import { timeOf } from './minutes.ts'

type Props = Pick<SubscriptionsData, 'preferences' | 'zones'> & { zone: string }

const channels = ['email', 'push'] as const
const defaultQuietHours = { from: 22 * 60, to: 8 * 60 }

/** Notification kinds with their channels besides the bell, and quiet hours. */
export const NotificationsSection = ({ preferences: { kinds, quietHours }, zones, zone }: Props) => {
  const { notifications: t, save } = useWords().settings
  return (
    <SectionCard anchor="notifications" title={t.title} lead={t.lead}>
      <PostForm intent="chooseNotifications" submit={save} className="gap-6">
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line text-sm text-ink-soft">
              <th scope="col" className="py-2 font-medium">
                {t.kinds}
              </th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className="w-20 py-2 text-center font-medium sm:w-28">
                  {t.channels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {notificationKinds.map((kind) => (
              <KindRow key={kind} kind={kind} chosen={kinds.find((one) => one.kind === kind)} />
            ))}
          </tbody>
        </table>
        <QuietHours hours={quietHours} zones={zones} zone={zone} />
      </PostForm>
    </SectionCard>
  )
}

type Kind = Props['preferences']['kinds'][number]

const KindRow = ({ kind, chosen }: { kind: Kind['kind']; chosen: Kind | undefined }) => {
  const { notifications: t } = useWords().settings
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pr-3 font-normal">
        {t.kind[kind]}
      </th>
      {channels.map((channel) => (
        <td key={channel} className="text-center">
          <label className="inline-flex size-11 items-center justify-center">
            <span className="sr-only">
              {t.kind[kind]}: {t.channels[channel]}
            </span>
            <input type="checkbox" name={`${kind}.${channel}`} defaultChecked={chosen?.[channel]} className="size-5 accent-accent" />
          </label>
        </td>
      ))}
    </tr>
  )
}

type QuietProps = { hours: Props['preferences']['quietHours']; zones: Props['zones']; zone: string }

const QuietHours = ({ hours, zones, zone }: QuietProps) => {
  const { notifications: t } = useWords().settings
  const { from, to } = hours ?? defaultQuietHours
  const chosen = hours?.zone ?? zone
  return (
    <fieldset className="flex w-full flex-col gap-3">
      <legend className="mb-1.5 font-medium">{t.quiet}</legend>
      <Checkbox name="quiet" defaultChecked={hours !== null} label={t.quietOn} />
      <div className="grid gap-4 sm:grid-cols-[9.5rem_9.5rem_1fr]">
        <TimeField label={t.from} name="from" required defaultValue={timeOf(from)} />
        <TimeField label={t.to} name="to" required defaultValue={timeOf(to)} />
        <SelectField label={t.zone} name="zone" defaultValue={chosen}>
          {!zones.some(({ name }) => name === chosen) && <option value={chosen}>{chosen}</option>}
          <ZoneOptions zones={zones} />
        </SelectField>
      </div>
      <p className="text-sm text-ink-soft">{t.quietHelp}</p>
    </fieldset>
  )
}
