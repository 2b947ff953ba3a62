import type { letters as russian } from '../../ru/server/letters.ts'
import type { SameWords } from '../../words.ts'

export const letters = {
  code: (code) => `Together: your code is ${code}. Never share it.`,
  greeting: (name) => (name === null ? 'Hello!' : `Hello, ${name}!`),
  footer: 'You received this email because you have an account on Together.',
  openEvent: 'Open the event page',
  whenIs: (when) => `When: ${when}`,
  whereIs: (where) => `Where: ${where}`,
  online: 'online',
  registered: {
    subject: (event) => `You’re registered: ${event}`,
    text: (event) =>
      `Your seat at “${event}” is reserved. If your plans change, cancel on the event page and the seat will go to someone on the waiting list.`,
  },
  requested: {
    subject: (event) => `Application sent: ${event}`,
    text: (event) => `We passed your application for “${event}” to the organizer and will write as soon as there is a decision.`,
  },
  waiting: {
    subject: (event) => `You’re on the waiting list: ${event}`,
    text: (event) =>
      `All seats at “${event}” are taken for now. When one becomes free and it’s your turn, it’s yours at once, and we’ll write to you.`,
  },
  seatFreed: {
    subject: (event) => `A seat is yours: ${event}`,
    text: (event) => `A seat at “${event}” has become free for you. You’re registered; nothing to confirm.`,
  },
  approved: {
    subject: (event) => `Application approved: ${event}`,
    text: (event) => `The organizer will be glad to see you at “${event}”.`,
  },
  returned: {
    subject: (event) => `Your application is waiting again: ${event}`,
    text: (event) =>
      `The organizer of “${event}” has returned your application for review. You have no seat for now; we’ll write to you once it’s decided.`,
  },
  declined: {
    subject: (event) => `Application declined: ${event}`,
    text: (event) => `Unfortunately the organizer of “${event}” couldn’t accept your application.`,
    comment: (comment) => `The organizer’s comment: ${comment}`,
  },
} satisfies SameWords<typeof russian>
