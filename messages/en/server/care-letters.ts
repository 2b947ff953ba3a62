import type { careLetters as russian } from '../../ru/server/care-letters.ts'
import type { SameWords } from '../../words.ts'

export const careLetters = {
  footer: 'This is an automatic email from Together. Please don’t reply.',
  guessing: {
    subject: 'Someone is guessing at your sign-in',
    text: 'There were many attempts to sign in to your account with a wrong password or code.',
    advice:
      'Signing in from your own devices works as usual. Check the devices in the settings for one that isn’t yours. Make sure your password is strong and used nowhere else, and turn on the second step in the settings. Never share a code from a text message.',
    open: 'Open settings',
  },
  newDevice: {
    subject: 'Sign-in on a new device',
    unknown: 'an unknown device',
    text: (device, when) => `Someone signed in to your account on a new device: ${device}. Time: ${when}.`,
    ifNotYou: 'If it was you, there is nothing to do. If not, sign that device out in the settings and change your password.',
    open: 'See your devices',
  },
  secondStep: {
    subject: 'Your sign-in code',
    text: (code) => `Your code for the second step of signing in: ${code}.`,
    lasts: (minutes) => `It’s valid for ${minutes} min. Never share it. If you’re not signing in, change your password.`,
    sms: (code) => `Together: your second-step code is ${code}. Never share it.`,
  },
  secondStepChanged: {
    where: (device, when) => `The change was made on this device: ${device}. It happened on ${when}.`,
    ifNotYou:
      'If it was you, there is nothing to do. If not, change your password at once, sign other devices out and look at the second step in the settings.',
    open: 'Open the settings',
    appAdded: {
      subject: 'An authenticator app was added',
      text: 'An authenticator app was added to your account. Signing in will ask for its code.',
    },
    appRemoved: {
      subject: 'The authenticator app was removed',
      text: 'The authenticator app was removed from your account. Passkeys still confirm signing in.',
    },
    passkeyAdded: { subject: 'A passkey was added', text: 'A passkey was added to your account. It can confirm signing in instead of a code.' },
    passkeyRemoved: { subject: 'A passkey was removed', text: 'A passkey was removed from your account. It can no longer confirm signing in.' },
    turnedOff: {
      subject: 'The second step is off',
      text: 'The second step of signing in to your account was turned off. A password or a text message is now enough.',
    },
    codesRenewed: { subject: 'New recovery codes', text: 'New recovery codes were made for your account. The ones from before no longer work.' },
  },
} satisfies SameWords<typeof russian>
