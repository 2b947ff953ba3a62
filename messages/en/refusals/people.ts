import type { peopleRefusals as declared } from '../../../contract/people/refusals.ts'

export const peopleRefusals = {
  alreadyDecided: 'This has been decided already.',
  ownSubscription: 'You can’t follow or unfollow yourself.',
  ownContacts: 'You can see your own contacts anyway.',
  minorProtected: 'This person is under 18: nobody can follow them or ask for their contacts.',
  contactsRequested: 'You’ve asked for these contacts already. The answer will come to your notifications.',
  contactsDecided: 'You’ve answered this request already. You can change your mind in the privacy settings.',
  contactsDecisionAccount: 'This request is for another account. Sign in to the one the email was sent to.',
  emailChangesElsewhere: 'Change your email in the settings, section Account: we’ll send a link to the new address to confirm it.',
  slugTaken: 'This address is taken. Please think of another.',
  tooManyEntries: 'There are too many entries here already. Remove some first.',
  ownInterest: 'You can only confirm interests of other people.',
  personalStatusUnknown: 'Choose a status from the list.',
} satisfies Record<keyof typeof declared, string>
