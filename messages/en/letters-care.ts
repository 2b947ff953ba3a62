import type { careLetters as russian } from '../ru/letters-care.ts'
import type { SameWords } from '../words.ts'

export const careLetters = {
  footer: 'This is a service letter from Together. There is no need to answer it.',
  newDevice: {
    subject: 'Sign-in on a new device',
    unknown: 'an unknown device',
    text: (device, when) => `Somebody signed in to your account on a new device: ${device}. It happened on ${when}.`,
    ifNotYou: 'If it was you, there is nothing to do. If not, sign that device out in the settings and change your password.',
    open: 'See your devices',
  },
  secondStep: {
    subject: 'Your sign-in code',
    text: (code) => `Your code for the second step of signing in: ${code}.`,
    lasts: (minutes) => `It is good for ${minutes} min. Never share it. If you are not signing in, change your password.`,
    sms: (code) => `Together: your second-step code is ${code}. Never share it.`,
  },
} satisfies SameWords<typeof russian>
