import type { BusinessCount } from '../../kernel/metrics/calls.ts'

/** What an operator sees of accounts. */
export const accountsCounts: BusinessCount[] = [
  {
    name: 'sign_ins_total',
    help: 'Tries to sign in by way and outcome: signedIn, needRegistration or the reason told',
    labels: ['way', 'outcome'],
    calls: {
      'POST /auth/login': ({ refusal }) => ({ way: 'password', outcome: refusal ?? 'signedIn' }),
      'POST /auth/login-by-phone': ({ refusal }) => ({ way: 'code', outcome: refusal ?? 'signedIn' }),
      'POST /auth/login-phone-confirm': ({ refusal }) => ({ way: 'provenPhone', outcome: refusal ?? 'signedIn' }),
      'POST /auth/second-step': ({ refusal }) => ({ way: 'secondStep', outcome: refusal ?? 'signedIn' }),
      'POST /auth/social': ({ reply, refusal }) => ({ way: 'social', outcome: refusal ?? (reply.session ? 'signedIn' : 'needRegistration') }),
      'GET /auth/jwt-login': ({ refusal }) => ({ way: 'partner', outcome: refusal ?? 'signedIn' }),
    },
  },
  {
    name: 'sign_ups_total',
    help: 'Tries to create an account by outcome, which is signedUp or the reason told',
    labels: ['outcome'],
    calls: { 'POST /auth/signup': ({ refusal }) => ({ outcome: refusal ?? 'signedUp' }) },
  },
]
