import { useRef } from 'react'
import { paths } from '../../../paths.ts'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { CodeForm } from '../../accounts/phone/code-form.tsx'
import type { Channel } from '../../accounts/phone/code-sent.ts'
import { PhoneForm } from '../../accounts/phone/phone-form.tsx'
import { useCursor } from '../../accounts/use-cursor.ts'
import { useChange } from '../../forms/use-change.ts'
import type { PhoneTalk, SettingsAnswer } from '../settings-answer.ts'

type Props = { talk: 'addPhone' | 'replacePhone' | 'mergeByPhone'; subject?: number; title: string; name?: string; done: string; channels: Channel[] }

const firstStep: PhoneTalk = { step: 'phone', phone: '', earlier: null, fault: null }

/** Requests a phone, sends a code to it and verifies the code. `talk` names the change that uses the verified phone. */
export const PhoneConversation = ({ talk, subject, title, name, done, channels }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const { fetcher, answer } = useChange<SettingsAnswer>(talk, subject)
  const at = answer?.phone ?? firstStep
  useCursor(form, answer)
  const formProps = { fetcher, action: paths.settings('account'), channels, children: <HiddenFields talk={talk} subject={subject} /> }
  return (
    <Unfolded title={title} name={name} isOpen={answer !== null}>
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

const HiddenFields = ({ talk, subject }: Pick<Props, 'talk' | 'subject'>) => (
  <>
    <input type="hidden" name="talk" value={talk} />
    <input type="hidden" name="subject" value={subject ?? ''} />
  </>
)
