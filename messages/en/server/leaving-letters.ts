import type { leavingLetters as russian } from '../../ru/server/leaving-letters.ts'
import type { SameWords } from '../../words.ts'

export const leavingLetters: SameWords<typeof russian> = {
  footer: 'This is an automatic email from Together. Please don’t reply.',
  deletion: {
    subject: 'Confirm account deletion',
    text: 'You asked us to delete your account. Once you confirm, your name, contacts, profile, files and registrations are erased and can’t be brought back.',
    linkIsGood: (hours) => `The link is valid for ${hours} hours.`,
    notYou: 'If it wasn’t you, don’t open the link and change your password: without a confirmation the account stays.',
    link: 'Confirm the deletion',
  },
  deleted: {
    subject: 'Your account is deleted',
    text: 'Your request is carried out: your name, contacts, profile and files are erased from Together. This is our last letter.',
  },
  merge: {
    subject: (code) => `Your code for merging accounts: ${code}`,
    text: 'The owner of another account wants to merge this account into theirs.',
    code: (code, minutes) => `The code ${code} is valid for ${minutes} minutes.`,
    notYou: 'If it wasn’t you, don’t share the code: nothing happens without it.',
  },
}
