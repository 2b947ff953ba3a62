import { plural } from '../plural.ts'

/** The home page of a signed-in user. */
export const ownHome = {
  title: (name: string) => `${name}, here is what comes next`,
  titleFree: (name: string) => `${name}, where shall we go?`,
  all: (count: number) => `All my events: ${count}`,
  directions: 'Directions',
  howToJoin: 'How to join',
  open: 'Open the event',
  soon: {
    now: 'On now',
    minutes: (count: number) => `In ${count} min`,
    hours: (count: number) => `In ${count} h`,
    today: 'Today',
    tomorrow: 'Tomorrow',
    days: (count: number) => `In ${count} ${plural('en', count, { one: 'day', other: 'days' })}`,
  },
  free: {
    title: 'You have no events ahead',
    text: 'Register for an event, and this page shows when it is, where it is and how to get in.',
    action: 'Choose an event',
  },
  waiting: {
    title: 'Waiting for your decision',
    requests: (count: number) => `${count} ${plural('en', count, { one: 'request', other: 'requests' })} to join your events`,
    inquiries: (count: number) => `${count} ${plural('en', count, { one: 'inquiry', other: 'inquiries' })} from participants`,
  },
  forYou: { title: 'For your topics', text: 'Open for registration, in your city and online.', all: 'All events' },
  noTopics: {
    title: 'What interests you?',
    text: 'Choose topics, and events for you appear here.',
    action: 'Choose topics',
  },
}
