import { emailOn, type MessageContext } from '../../../kernel/outbox/kinds.ts'
import { tokenFrom } from '../../../kernel/outbox/secret.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { letterWithLink } from '../letters/about-links.ts'
import { letterAboutEmailChange, letterAboutPasswordChange } from '../letters/warning.ts'
import { emailChangeRequested, linkRequested, passwordChanged } from './facts.ts'
import { linkToWrite, setLinkToken } from './store.ts'

export const credentialsMessages = [
  emailOn(linkRequested, 'accounts.link', {
    about: ({ linkId, userId, email }) => ({ subject: `link/${linkId}`, to: { userId, address: email } }),
    compose: (context, resources) => composeLink(context, resources),
  }),
  emailOn(emailChangeRequested, 'accounts.emailChange', {
    about: ({ userId, currentEmail }) => (currentEmail ? { subject: `account/${userId}`, to: { userId, address: currentEmail } } : null),
    compose: (context) => letterAboutEmailChange(context, context.payload.email),
  }),
  emailOn(passwordChanged, 'accounts.passwordChanged', {
    about: ({ userId }) => ({ subject: `account/${userId}`, to: { userId } }),
    compose: letterAboutPasswordChange,
    onlyConfirmed: true,
  }),
]

/** Only the email contains the token. */
const composeLink = async (context: MessageContext<{ linkId: number }>, { db, clock }: Resources) => {
  const { linkId } = context.payload
  const link = await linkToWrite(db, linkId, clock())
  if (!link) return null
  const token = tokenFrom(context.secret('link'))
  await setLinkToken(db, linkId, hashToken(token))
  return letterWithLink(context, link, token)
}
