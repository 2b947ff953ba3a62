import { useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { Fault } from '../../../forms/fault.ts'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { Setup } from './second-step-steps.ts'

type Props = { fetcher: FetcherWithComponents<unknown>; action: string; intent: string; setup: Setup; fault: Fault | null }

/** The secret for an app, as a picture and as text, and the field for its first code. */
export const SetupForm = ({ fetcher, action, intent, setup: { secret, uri, picture }, fault }: Props) => {
  const { secondStep: t } = useWords().obligations
  const form = useRef<HTMLFormElement>(null)
  useFormFocus(form, secret)
  return (
    <fetcher.Form ref={form} method="post" noValidate action={action} preventScrollReset className="flex flex-col items-start gap-4">
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="uri" value={uri} />
      <p>{t.scan}</p>
      <svg
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        role="img"
        aria-label={t.qr}
        shapeRendering="crispEdges"
        className="size-52 rounded-xl bg-white"
      >
        <path d={picture.path} fill="#000" />
      </svg>
      <p>
        {t.secret}: <code className="font-mono wrap-anywhere select-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label={t.firstCode}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={20}
        errors={fault ? [fault.reason === 'invalidInput' ? t.wrong : fault.message || t.failed] : undefined}
      />
      <Button type="submit" name="intent" value={intent} isBusy={fetcher.state !== 'idle'}>
        {t.turnOn}
      </Button>
    </fetcher.Form>
  )
}
