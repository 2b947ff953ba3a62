import type { credentials } from '../../../../contract/accounts/credentials.ts'
import type { Handlers } from '../../../kernel/call.ts'
import { bindNetwork } from '../social/bind.ts'
import { connectedAccounts, disconnect, externalAccounts, showExternalAccount } from '../social/external-accounts.ts'
import { mergeProfileData } from '../social/merge.ts'
import { signInByNetwork } from '../social/sign-in.ts'
import { telegramUrl, urlList } from '../social/url-list.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { activate, confirmByLink, sendConfirmEmail } from './email-links.ts'
import { forgotPassword, restoreByLink, restoreByPhone } from './forgot-password.ts'
import { signInByJwt } from './jwt-sign-in.ts'
import { addOwnPhone, changeOwnPhone, markPrimary, ownPhones, removeOwnPhone } from './phones.ts'

export const credentialsRoutes: Handlers<typeof credentials> = {
  'POST /auth/activate': (ctx) => activate(ctx),
  'POST /auth/confirm-email': (ctx) => confirmByLink(ctx),
  'POST /auth/send-confirm-email': (ctx) => sendConfirmEmail(ctx),
  'POST /auth/change-email': (ctx) => changeEmail(ctx),
  'POST /auth/forgot-password': (ctx) => forgotPassword(ctx),
  'POST /auth/set-forgot-password': (ctx) => restoreByLink(ctx),
  'POST /auth/set-forgot-password-by-phone': (ctx) => restoreByPhone(ctx),
  'POST /auth/change-password': (ctx) => changePassword(ctx),
  'GET /owner/phones': (ctx) => ownPhones(ctx),
  'POST /owner/phones': (ctx) => addOwnPhone(ctx),
  'POST /owner/phones/:id/mark-primary': (ctx) => markPrimary(ctx),
  'PUT /owner/phones/:id': (ctx) => changeOwnPhone(ctx),
  'DELETE /owner/phones/:id': (ctx) => removeOwnPhone(ctx),
  'GET /auth/social-url-list': (ctx) => urlList(ctx),
  'GET /auth/social-redirect-url/telegram': (ctx) => telegramUrl(ctx),
  'POST /auth/social': (ctx) => signInByNetwork(ctx),
  'GET /auth/social-bind': (ctx) => bindNetwork(ctx),
  'GET /owner/external-accounts': (ctx) => externalAccounts(ctx),
  'GET /owner/external-accounts/connected': (ctx) => connectedAccounts(ctx),
  'POST /owner/external-accounts/:id/visibility': (ctx) => showExternalAccount(ctx),
  'POST /owner/external-accounts/:id/merge-profile-data': (ctx) => mergeProfileData(ctx),
  'DELETE /owner/external-accounts/:id': (ctx) => disconnect(ctx),
  'GET /auth/jwt-login': (ctx) => signInByJwt(ctx),
}
