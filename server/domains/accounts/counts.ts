import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import type { BusinessCount } from '../../kernel/metrics/calls.ts'

/** Half a sign-in is none yet: its second step is counted as the sign-in. */
const entered = ({ secondStep }: SessionUser) => (secondStep ? 'secondStep' : 'signedIn')

/** What an operator sees of accounts. */
export const accountsCounts: BusinessCount[] = [
  {
    name: 'sign_ins_total',
    help: 'Tries to sign in by way and outcome: signedIn, secondStep where that is still to come, needRegistration or the reason told',
    labels: ['way', 'outcome'],
    calls: {
      'POST /auth/login': ({ reply, refusal }) => ({ way: 'password', outcome: refusal ?? entered(reply) }),
      'POST /auth/login-by-phone': ({ reply, refusal }) => ({ way: 'code', outcome: refusal ?? entered(reply) }),
      'POST /auth/login-phone-confirm': ({ reply, refusal }) => ({ way: 'provenPhone', outcome: refusal ?? entered(reply) }),
      'POST /auth/second-step': ({ refusal }) => ({ way: 'secondStep', outcome: refusal ?? 'signedIn' }),
      'POST /auth/social': ({ reply, refusal }) => ({
        way: 'social',
        outcome: refusal ?? (reply.session ? entered(reply.session) : 'needRegistration'),
      }),
      'GET /auth/jwt-login': ({ reply, refusal }) => ({ way: 'partner', outcome: refusal ?? entered(reply) }),
    },
  },
  {
    name: 'sign_ups_total',
    help: 'Tries to create an account by outcome, which is signedUp or the reason told',
    labels: ['outcome'],
    calls: { 'POST /auth/signup': ({ refusal }) => ({ outcome: refusal ?? 'signedUp' }) },
  },
]
