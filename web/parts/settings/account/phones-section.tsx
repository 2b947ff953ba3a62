import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { ValueRow } from '../../../ui/value-row.tsx'
import { formatPhone } from '../../accounts/phone/phone-format.ts'
import type { AccountData } from './load-account.ts'
import { PhoneProofForm } from './phone-proof-form.tsx'

type Props = Pick<AccountData, 'phones' | 'channels'>

export const PhonesSection = ({ phones, channels }: Props) => {
  const { phones: t } = useWords().settings
  return (
    <SectionCard
      anchor="phones"
      title={t.title}
      lead={phones.length === 0 ? t.none : undefined}
      unfolded={<PhoneProofForm isBeside key={phones.length} change="addPhone" title={t.add} done={t.done} channels={channels} />}
    >
      {phones.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {phones.map((phone) => (
            <li key={phone.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
              <PhoneRow phone={phone} channels={channels} />
            </li>
          ))}
        </ul>
      )}
      {phones.length > 1 && <p className="text-sm text-ink-soft">{t.primaryHelp}</p>}
    </SectionCard>
  )
}

const PhoneRow = ({ phone: { id, phone, primary }, channels }: { phone: Props['phones'][number]; channels: Props['channels'] }) => {
  const { phones: t, change, remove } = useWords().settings
  const formatted = formatPhone(phone)
  return (
    <>
      <ValueRow
        value={
          <p className="flex flex-wrap items-center gap-3">
            <b className="font-semibold whitespace-nowrap">{formatted}</b>
            {primary && <Badge tone="good">{t.primary}</Badge>}
          </p>
        }
      >
        <PhoneProofForm
          isBeside
          key={phone}
          change="replacePhone"
          subject={id}
          title={change}
          name={t.changeTitle(formatted)}
          done={t.done}
          channels={channels}
        />
      </ValueRow>
      {!primary && (
        <div className="flex flex-wrap gap-2">
          <PostForm intent="makePhonePrimary" subject={id} submit={t.makePrimary} look="plain" className="gap-2" />
          <PostForm intent="removePhone" subject={id} submit={remove} name={t.removeTitle(formatted)} look="danger" className="gap-2" />
        </div>
      )}
    </>
  )
}
