import { plural } from '../plural.ts'
import type { Dictionary } from '../ru.ts'

const seats = (count: number) => `${count} ${plural('en', count, { one: 'seat', other: 'seats' })}`

export const participation = {
  card: {
    label: 'Taking part',
    unpublished: {
      title: 'Not published yet',
      text: 'Registration starts once the event is approved. Until then only you and our team see this page.',
    },
    cancelled: {
      title: 'The event is cancelled',
      reason: (reason) => `Reason: ${reason}`,
      noReason: 'The organizer called it off. There is nothing you need to do.',
    },
    finished: {
      title: 'The event is over',
      text: 'Registration is closed, but the programme and materials stay here.',
      certificate: 'My certificate',
      attended: 'You were there. Thank you for coming!',
    },
    opensLater: {
      title: (when) => `Registration opens ${when}`,
      text: (zone) => `Local time, ${zone}. Add the event to your calendar or favourites so you don’t miss it.`,
    },
    closed: { title: 'Registration is closed', text: 'The organizer isn’t taking more participants.' },
    barred: { title: 'You can’t register', addConsent: 'Add the consent' },
    declined: {
      title: 'Application declined',
      text: 'The organizer couldn’t accept you. It isn’t possible to apply for this event again.',
      comment: (comment) => `The organizer says: “${comment}”`,
    },
    team: {
      title: 'For teams only',
      text: (size) =>
        `${size}. You can’t join on your own, and team registration isn’t open on the site yet. Add the event to your favourites to keep it at hand.`,
    },
    quiz: {
      title: 'The questions aren’t ready yet',
      text: 'You take part by answering questions, and the organizer hasn’t added them yet. Save the event so that you don’t lose it.',
    },
    questions: {
      title: 'You take part by answering questions',
      text: {
        open: 'Answer the questions of the organizer, and the seat is yours at once.',
        approval: 'Answer the questions of the organizer. They’ll read your answers and decide, and we’ll write to you.',
        full: 'Answer the questions and join the waiting list. A seat that becomes free goes to the first in line at once.',
      },
      answered: 'You’ve answered the questions of the organizer. One step is left.',
      action: 'Answer the questions',
      short: 'To the questions',
      link: 'My answers to the questions',
    },
    open: {
      title: 'Registration is open',
      text: 'The seat is yours right away; nothing to confirm.',
      action: 'Register',
      short: 'Register',
      signIn: 'Sign in to register',
    },
    approval: {
      title: 'By application',
      text: 'The organizer reads your application and decides. The answer appears here, and we’ll write to you.',
      noSeats: 'There are no free seats now: you can be accepted only if one becomes free.',
      action: 'Apply',
      short: 'Apply',
      signIn: 'Sign in to apply',
    },
    full: {
      title: 'Full, with a waiting list',
      text: 'Join the waiting list. As soon as a seat is free, it goes to the first in line, and we’ll write to you.',
      action: 'Join the waiting list',
      short: 'Join the list',
      signIn: 'Sign in to join the list',
    },
    afterSignIn: {
      open: 'Once you sign in, the seat is yours.',
      approval: 'Your application goes to the organizer as soon as you sign in.',
      full: 'You join the waiting list as soon as you sign in.',
      choices: 'After signing in you only choose how you take part.',
    },
    ways: {
      label: 'How will you take part?',
      offline: 'In person',
      online: 'Online',
      free: (count) => `${seats(count)} left`,
      noLimit: 'There is room for everyone',
      full: 'Full: you’ll join the waiting list',
    },
    space: { label: 'Which space will you come to?', choose: 'Choose a space' },
    signature: { help: 'The organizer asks participants to have an electronic signature.', confirm: 'I have an electronic signature' },
    restored: { text: 'We kept your earlier choice.', startOver: 'Start over' },
    going: {
      title: 'You’re going',
      online: 'You’re joining online. The link will open on this page.',
      offline: 'Your seat is booked. See you there!',
      space: (name) => `Your seat is booked. See you at ${name}!`,
    },
    there: {
      join: 'Join',
      text: 'Have you joined? Check in: you’ll need it for your certificate.',
      action: 'I am here',
      confirmed: 'You’re marked as present. Enjoy the event!',
    },
    waitsForOrganizer: {
      title: 'Application sent',
      text: 'The organizer hasn’t answered yet. The decision will appear here, and we’ll write to you.',
    },
    waitsForSeat: {
      title: (position) => `You’re number ${position} in line`,
      noPosition: 'You’re on the waiting list',
      text: 'When a seat becomes free and your turn comes, it’s yours at once, and we’ll write to you.',
    },
    cancel: {
      going: 'I can’t make it',
      wait: 'Withdraw application',
      queue: 'Leave the waiting list',
      goingText: 'Your seat will go to someone else. You may not get it back.',
      waitText: 'The organizer will no longer see your application. You can apply again while registration is open.',
      queueText: 'If you change your mind, you’ll start from the end of the line.',
      confirmGoing: 'Cancel registration',
      confirmWait: 'Yes, withdraw',
      confirmQueue: 'Yes, leave',
    },
    failed: 'That didn’t work. Check your connection and try again.',
    seeSimilar: 'Similar events',
    manage: 'You manage this event',
  },
  activity: {
    title: 'My events',
    all: 'All my events',
    tabs: { future: 'Upcoming', past: 'Past', favorite: 'Favourites' },
    search: 'Search my events',
    searchHint: 'Event name',
    empty: {
      future: 'You have no plans yet. Find an event you like and it will appear here.',
      past: 'The events you’ve been to will be kept here.',
      favorite: 'Mark events with a heart to come back to them later.',
    },
    find: 'Browse events',
    waiting: (position) => (position === null ? 'Waiting for an answer' : `Number ${position} in line`),
    declined: 'Declined',
    approved: 'Going',
    cancelled: 'Done, you’re off the list',
  },
} satisfies Dictionary['participation']
