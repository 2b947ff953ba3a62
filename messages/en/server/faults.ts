import { plural } from '../../plural.ts'
import type { faults as russian } from '../../ru/server/faults.ts'
import type { SameWords } from '../../words.ts'

const signs = (count: number) => `${count} ${plural('en', count, { one: 'character', other: 'characters' })}`

/** Errors of a form field. */
export const faults = {
  required: () => 'Please fill this in.',
  type: () => 'A different value is expected here.',
  tooLong: (limit) => `At most ${signs(limit)}.`,
  tooShort: (limit) => `At least ${signs(limit)}.`,
  format: () => 'Please check how this is written.',
  choice: () => 'Choose one of the options.',
  unknown: () => 'There is no such field here.',
  range: (limit) => `The value is out of range (${limit}).`,
  future: () => 'This date is in the future.',
  beforeStart: () => 'This can’t be before the start. Check both dates.',
  past: (_limit: number) => 'This time has passed. Choose one in the future.',
  afterEnd: (_limit: number) => 'This can’t be later than the end of the event.',
  order: (_limit: number) => 'The minimum is above the maximum.',
  atLeast: (limit: number) => `Choose at least ${limit}.`,
  used: (count) => `In use: ${count}.`,
  concerned: (count) => `Upcoming bookings: ${count}.`,
  placesConcerned: (count) => `Places taken in the coworking that this affects: ${count}.`,
  notSpaceStaff: (_limit) => 'One of them doesn’t have the role of space staff. Give them the role first, or take them off the list.',
  overCapacity: (count) => `Days with more places taken: ${count}. Everyone who has signed up keeps their place.`,
  tooFarAhead: (days) => `At most ${days} days ahead. Please choose an earlier day.`,
  tooBrief: (minutes) => `At least ${minutes} minutes. Please choose a later end.`,
  pair: () => 'Enter both coordinates or neither.',
  lost: () => 'This entry isn’t on the site: it was deleted or hasn’t been reviewed yet. Choose another one.',
  slotTaken: () => 'This time is taken already. Please choose another time or room.',
  spaceClosed: () => 'The space is closed at that time. Please choose another time.',
  noHallsForDate: () => 'No rooms are free on that date. Please choose another day.',
  closesEarly: () => 'Closing must be later than opening.',
  hoursOverlap: () => 'These hours overlap with others of the same day. Keep one of them or move them apart.',
  tooLongAgo: (limit) => `This date is more than ${limit} years ago. Check the year.`,
} satisfies SameWords<typeof russian>
