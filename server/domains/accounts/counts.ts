import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import type { BusinessCount } from '../../kernel/metrics/calls.ts'

/** An incomplete sign-in has its own outcome; the second step that completes it is counted as the sign-in. */
const entered = ({ secondStep }: SessionUser) => (secondStep ? 'secondStep' : 'signedIn')

export const accountsCounts: BusinessCount[] = [
  {
    name: 'sign_ins_total',
    help: 'Sign-in attempts by way and outcome: signedIn, secondStep if one is still required, needRegistration or the refusal',
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
    help: 'Attempts to create an account by outcome: signedUp or the refusal',
    labels: ['outcome'],
    calls: { 'POST /auth/signup': ({ refusal }) => ({ outcome: refusal ?? 'signedUp' }) },
  },
]
