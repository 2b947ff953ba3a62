import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Errors } from '../../ui/field.tsx'
import { AgreementText } from '../accounts/registration/consent-box.tsx'
import { BlockingDialog } from './blocking-dialog.tsx'

type Kind = 'agreement' | 'personal_data_agreement'

/**
 * Asks for the missing agreements. A ticked box is saved at once and cannot be unticked; without scripts a button saves
 * (V186–V190).
 */
export const AgreementsDialog = ({ viewer }: { viewer: SessionUser }) => {
  const { obligations, accounts } = useWords()
  const { consent } = obligations
  const { given, hasFailed, give } = useAgreements(viewer)
  const form = useRef<HTMLFormElement>(null)
  useEarlyTicks(form, { given, give })
  return (
    <BlockingDialog title={consent.title}>
      <p>{consent.lead}</p>
      <Form ref={form} method="post" action={paths.giveAgreements()} className="flex flex-col gap-3">
        <Box kind="agreement" label={accounts.consents.agreement} text={accounts.consents.agreementText} given={given} give={give} />
        <Box
          kind="personal_data_agreement"
          label={accounts.consents.personalData}
          text={accounts.consents.personalDataText}
          given={given}
          give={give}
        />
        {hasFailed && <Errors errors={[consent.failed]} />}
        <Button type="submit" size="large" className="no-script-only">
          {consent.submit}
        </Button>
      </Form>
    </BlockingDialog>
  )
}

type Given = Record<Kind, boolean>
type BoxProps = { kind: Kind; label: string; text: readonly string[]; given: Given; give: (kind: Kind) => void }

const Box = ({ kind, label, text, given, give }: BoxProps) => (
  <div>
    <Checkbox name={kind} label={label} checked={given[kind]} onChange={() => give(kind)} />
    <AgreementText text={text} />
  </div>
)

/** A box may have been pressed before its script had loaded: a tick is saved, and a given agreement is ticked again. */
const useEarlyTicks = (form: RefObject<HTMLFormElement | null>, { given, give }: Pick<BoxProps, 'given' | 'give'>) => {
  const take = useEffectEvent(() => {
    for (const kind of ['agreement', 'personal_data_agreement'] as const) {
      const box = form.current?.elements.namedItem(kind)
      if (!(box instanceof HTMLInputElement) || box.checked === given[kind]) continue
      if (box.checked) give(kind)
      box.checked = true
    }
  })
  useEffect(() => take(), [])
}

const useAgreements = ({ agreement, personal_data_agreement }: SessionUser) => {
  const [given, setGiven] = useState<Given>({ agreement, personal_data_agreement })
  const [hasFailed, setFailed] = useState(false)
  const { revalidate } = useRevalidator()
  const give = async (kind: Kind) => {
    if (given[kind]) return
    setFailed(false)
    setGiven((now) => ({ ...now, [kind]: true }))
    const attempt = await browserApi('POST /user/agreements', { body: { [kind]: true } })
    if (attempt.ok) return void revalidate()
    setFailed(true)
    setGiven((now) => ({ ...now, [kind]: false }))
  }
  return { given, hasFailed, give }
}
