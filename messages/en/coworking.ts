import { plural } from '../plural.ts'

/** The coworking on the page of a venue, and the poster that marks a visit. */
export const coworking = {
  title: 'Coworking',
  titleOf: (space: string) => `Coworking: ${space}`,
  lead: (capacity: number) =>
    `${capacity} ${plural('en', capacity, { one: 'place', other: 'places' })} for everyone, every day. Sign up, and one waits for you.`,
  signIn: 'Sign in and join',
  days: 'Day',
  free: (count: number) => `${count} free`,
  full: 'no places left',
  mine: 'you are in',
  submit: 'Sign up',
  noDays: 'The coworking is closed for now.',
  failed: 'The days of the coworking didn’t load. Reload the page.',
  own: 'You are signed up',
  closedDay: 'The space has closed this day. Your place is cancelled.',
  cameAt: (time: string) => `You came at ${time}`,
  cancel: 'Cancel',
  cancelOf: (day: string) => `Cancel: ${day}`,
  enlisted: 'You are signed up. Show your QR code at the entrance.',
  delisted: 'Your place is cancelled',
  ownCode: 'My QR code',
  banned: 'You can’t sign up for this coworking.',
  bannedUntil: (day: string) => `You can’t sign up for this coworking until ${day}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  poster: {
    title: 'Check in to the coworking',
    mark: 'Check in',
    markHint: 'This tells the staff that you are here.',
    joins: (count: number) => `You aren’t signed up for today, but there are free places: ${count}. Checking in takes one of them.`,
    enlisted: 'A place is waiting for you today.',
    visited: 'You checked in today',
    full: 'No places are left today. Talk to the staff, or choose another day.',
    closed: 'The coworking is closed today. Choose another day.',
    toPlace: 'To the venue',
  },
}
