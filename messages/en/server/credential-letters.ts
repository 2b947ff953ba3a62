import type { credentialLetters as russian } from '../../ru/server/credential-letters.ts'
import type { SameWords } from '../../words.ts'

export const credentialLetters = {
  footer: 'This is an automatic email from Together. Please don’t reply.',
  notYou: 'If it wasn’t you, just delete this email: nothing changes until the link is opened.',
  confirm: {
    subject: 'Confirm your email',
    text: 'You gave this address when you signed up for Together. Please confirm that it’s yours.',
    link: 'Confirm email',
  },
  change: {
    subject: 'Confirm your new email',
    text: 'You want to sign in with this address. Until you confirm it, the old one stays in use.',
    link: 'Confirm the new email',
  },
  restore: {
    subject: 'A new password',
    text: 'You asked to restore access. Follow the link to choose a new password; all earlier sessions will then be ended.',
    link: 'Choose a new password',
  },
  linkIsGood: (hours) => `The link works once, for ${hours} h.`,
  emailChanging: {
    subject: 'A change of email was requested',
    text: (email) => `A new email was requested for your account: ${email}. It comes into use once the link sent to it is opened.`,
    notYou: 'If it wasn’t you, change your password: that ends other people’s sessions and calls the change off.',
    link: 'Open settings',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account has just been changed. All other sessions were ended.',
    notYou: 'If it wasn’t you, restore the password right away.',
    link: 'Restore the password',
  },
} satisfies SameWords<typeof russian>
