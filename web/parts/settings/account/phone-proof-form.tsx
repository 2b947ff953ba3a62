import { useRef } from 'react'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { CodeForm } from '../../accounts/phone/code-form.tsx'
import type { Channel } from '../../accounts/phone/code-sent.ts'
import { PhoneForm } from '../../accounts/phone/phone-form.tsx'
import type { PhoneProof, SettingsResult } from '../settings-change.ts'

type Props = {
  change: 'addPhone' | 'replacePhone' | 'mergeByPhone'
  subject?: number
  title: string
  name?: string
  done: string
  channels: Channel[]
  isBeside?: boolean
}

const firstStep: PhoneProof = { step: 'phone', phone: '', earlier: null, fault: null }

/** Requests a phone, sends a code to it and verifies the code. `change` names the change that uses the verified phone. */
export const PhoneProofForm = ({ change, subject, title, name, done, channels, isBeside = false }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const { fetcher, answer, action } = useFormPost<SettingsResult>(change, subject)
  const at = answer?.phone ?? firstStep
  useFormFocus(form, answer)
  const formProps = { fetcher, action, channels, children: <HiddenFields change={change} subject={subject} /> }
  return (
    <Unfolded isBeside={isBeside} title={title} name={name} isOpen={answer !== null}>
      {at.step === 'phone' && <PhoneForm {...formProps} form={form} answer={at} />}
      {at.step === 'code' && <CodeForm {...formProps} sent={at.sent} fault={at.fault} />}
      {at.step === 'done' && (
        <p role="status" className="font-medium text-accent">
          {done}
        </p>
      )}
    </Unfolded>
  )
}

const HiddenFields = ({ change, subject }: Pick<Props, 'change' | 'subject'>) => (
  <>
    <input type="hidden" name="change" value={change} />
    <input type="hidden" name="subject" value={subject ?? ''} />
  </>
)
