import { type ReactNode, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { Fault } from '../../../forms/fault.ts'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Errors, TextField } from '../../../ui/field.tsx'

type FormProps = { fetcher: FetcherWithComponents<unknown>; returnUrl: string; fault: Fault | null }

/** The form for a code of the app or a recovery code; secondary if there is a passkey. */
export const OwnCodeForm = ({ isSecondary = false, ...formProps }: FormProps & { isSecondary?: boolean }) => {
  const { secondStep: t } = useWords().obligations
  return (
    <CodeForm {...formProps} look={isSecondary ? 'quiet' : 'main'}>
      <p>{t.askApp}</p>
    </CodeForm>
  )
}

/** The form for a code sent to the channel that the user did not sign in by. */
export const SentCodeForm = ({ sentTo, ...formProps }: FormProps & { sentTo: string }) => {
  const { secondStep: t } = useWords().obligations
  return (
    <CodeForm {...formProps}>
      <input type="hidden" name="sentTo" value={sentTo} />
      <p role="status">{t.sent(sentTo)}</p>
    </CodeForm>
  )
}

const CodeForm = ({ fetcher, returnUrl, fault, look = 'main', children }: FormProps & { look?: 'main' | 'quiet'; children: ReactNode }) => {
  const { secondStep: t } = useWords().obligations
  const form = useRef<HTMLFormElement>(null)
  useFormFocus(form, fault)
  return (
    <fetcher.Form ref={form} method="post" noValidate action={paths.secondStep(returnUrl)} className="flex flex-col gap-4">
      {children}
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <TextField
        label={t.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={60}
        errors={fault ? [fault.status === 422 ? t.wrong : fault.message || t.failed] : undefined}
      />
      <Button type="submit" name="intent" value="code" look={look} size="large" isBusy={fetcher.state !== 'idle'}>
        {t.confirm}
      </Button>
    </fetcher.Form>
  )
}

type SendProps = FormProps & { channel: { kind: 'phone' | 'email'; to: string }; isAgain?: boolean }

export const SendCodeForm = ({ fetcher, returnUrl, fault, channel: { kind, to }, isAgain = false }: SendProps) => {
  const { secondStep: t } = useWords().obligations
  return (
    <fetcher.Form method="post" action={paths.secondStep(returnUrl)} className="flex flex-col gap-4">
      {!isAgain && <p>{t.askSent}</p>}
      {fault && <Errors errors={[fault.message || t.failed]} />}
      <Button
        type="submit"
        name="intent"
        value="send"
        size={isAgain ? 'normal' : 'large'}
        look={isAgain ? 'plain' : 'main'}
        isBusy={fetcher.state !== 'idle'}
      >
        {t.send[kind](to)}
      </Button>
    </fetcher.Form>
  )
}
