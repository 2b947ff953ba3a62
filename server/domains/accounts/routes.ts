import type { accounts } from '../../../contract/accounts/sign-in.ts'
import type { Handlers } from '../../kernel/call.ts'
import { challengeOf, verifyCaptcha } from './captcha.ts'
import { checkEmail } from './check-email.ts'
import { codeBalance, startPhoneConfirm, startPhoneSignIn } from './phone-code.ts'
import { completePhoneConfirm } from './prove-phone.ts'
import { currentSession, endSession } from './session.ts'
import { signIn, signInByCode, signInByProof } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export const accountsRoutes: Handlers<typeof accounts> = {
  'GET /auth/logout': (ctx) => endSession(ctx),
  'GET /auth/roles': async ({ actor }) => ({ roles: actor.roles }),
  'GET /auth/session': (ctx) => currentSession(ctx),
  'POST /auth/signup': (ctx) => signUp(ctx),
  'POST /auth/login': (ctx) => signIn(ctx),
  'POST /auth/login-by-phone': (ctx) => signInByCode(ctx),
  'POST /auth/start-phone-confirm': (ctx) => startPhoneConfirm(ctx),
  'POST /auth/complete-phone-confirm': (ctx) => completePhoneConfirm(ctx),
  'POST /auth/pre-login-phone-confirm': (ctx) => startPhoneSignIn(ctx),
  'POST /auth/login-phone-confirm': (ctx) => signInByProof(ctx),
  'POST /auth/check-email': (ctx) => checkEmail(ctx),
  'GET /captcha/challenge': (ctx) => challengeOf(ctx),
  'POST /captcha/verify': (ctx) => verifyCaptcha(ctx),
  'GET /sms-service/status-balance': (ctx) => codeBalance(ctx),
}
