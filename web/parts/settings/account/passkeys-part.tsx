import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { PasskeyAdd } from '../../accounts/second-step/passkey-forms.tsx'
import { RecoveryCodes } from '../../accounts/second-step/recovery-codes.tsx'
import type { AccountData } from './load-account.ts'
import { ProofForm } from './second-step-proof.tsx'

type Props = Pick<AccountData, 'passkeys'> & { canAdd: boolean; zone: string }

/** The passkeys of the account, and the form to add one. */
export const PasskeysPart = ({ passkeys, canAdd, zone }: Props) => {
  const [codes, setCodes] = useState<string[]>([])
  const { revalidate } = useRevalidator()
  const show = async (recoveryCodes: string[]) => {
    setCodes(recoveryCodes)
    await revalidate()
  }
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="flex w-full flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:flex-wrap sm:items-start sm:justify-between">
              <PasskeyRow passkey={passkey} zone={zone} />
            </li>
          ))}
        </ul>
      )}
      {codes.length > 0 && passkeys.length > 0 && <RecoveryCodes codes={codes} />}
      {canAdd && <PasskeyAdd onAdded={show} />}
    </>
  )
}

const PasskeyRow = ({ passkey: { id, device, createdAt, usedAt }, zone }: { passkey: Props['passkeys'][number]; zone: string }) => {
  const { passkeys: t } = useWords().obligations
  const locale = useLocale()
  const name = device ?? t.unknown
  return (
    <>
      <div className="flex flex-col gap-0.5">
        <b className="font-semibold">{name}</b>
        <p className="text-sm text-ink-soft">
          {t.made(format(createdAt, { locale, zone, kind: 'date' }))} {usedAt ? t.used(format(usedAt, { locale, zone, kind: 'dateTime' })) : t.unused}
        </p>
      </div>
      <div>
        <ProofForm intent="removePasskey" subject={id} title={t.remove} name={t.removeOf(name)} submit={t.remove} saved={null} />
      </div>
    </>
  )
}
