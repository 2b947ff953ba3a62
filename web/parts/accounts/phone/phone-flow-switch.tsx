import type { ReactNode } from 'react'
import { type FetcherWithComponents, Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import type { CodeSent } from './code-sent.ts'
import { formatPhone } from './phone-format.ts'
import { SentFields } from './sent-fields.tsx'

type Words = { title: string; text: (phone: string) => string; action: string; change: string }
type Props = {
  words: Words
  sent: CodeSent
  /** The action of the other flow, and the action of this flow for another phone. */
  to: string
  stay: string
  fetcher: FetcherWithComponents<unknown>
  onLeave?: () => void
  children: ReactNode
}

/**
 * Offers to switch between sign-in and registration, because the phone has no account, or has one already. The sent code
 * is valid in both flows.
 */
export const PhoneFlowSwitch = ({ words, sent, to, stay, fetcher, onLeave, children }: Props) => (
  <div className="flex flex-col gap-5">
    <div className="flex flex-col gap-2 rounded-xl bg-accent-soft p-4" role="status">
      <h3 className="text-lg font-semibold">{words.title}</h3>
      <p>{words.text(formatPhone(sent.phone).replaceAll(' ', ' '))}</p>
    </div>
    <Form method="post" action={to} onSubmit={onLeave} className="flex flex-col">
      {children}
      <SentFields sent={sent} />
      <Button type="submit" name="intent" value="continue" size="large">
        {words.action}
      </Button>
    </Form>
    <fetcher.Form method="post" action={stay} className="flex flex-col">
      {children}
      <SentFields sent={sent} />
      <Button type="submit" name="intent" value="cancel" look="plain">
        {words.change}
      </Button>
    </fetcher.Form>
  </div>
)
