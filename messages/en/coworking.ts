import { plural } from '../plural.ts'

/** The coworking on the page of a venue, and the poster that marks a visit. */
export const coworking = {
  title: 'Coworking',
  titleOf: (space: string) => `Coworking: ${space}`,
  lead: (capacity: number) =>
    `${capacity} ${plural('en', capacity, { one: 'desk', other: 'desks' })} for everyone, every day. Sign up, and one waits for you.`,
  signIn: 'Sign in and join',
  days: 'Day',
  free: (count: number) => `${count} free`,
  full: 'no desks left',
  mine: 'you are in',
  submit: 'Sign up',
  noDays: 'The coworking is closed for now.',
  failed: 'The days of the coworking did not load. Reload the page.',
  own: 'You are signed up',
  cancel: 'Cancel',
  cancelOf: (day: string) => `Cancel: ${day}`,
  enlisted: 'You are signed up. Show your QR code at the entrance.',
  delisted: 'Your place is cancelled',
  ownCode: 'My QR code',
  banned: 'You cannot sign up for this coworking.',
  bannedUntil: (day: string) => `You cannot sign up for this coworking until ${day}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  poster: {
    title: 'Check in to the coworking',
    mark: 'Check in',
    markHint: 'This tells the staff that you are here.',
    joins: (count: number) => `You are not signed up for today, but there are free desks: ${count}. Checking in takes one of them.`,
    enlisted: 'A desk is waiting for you today.',
    visited: 'You checked in today',
    full: 'No desks are left today. Talk to the staff, or choose another day.',
    closed: 'The coworking is closed today. Choose another day.',
    toPlace: 'To the venue',
  },
}
