import type { Dictionary } from '../ru.ts'

export const errors = {
  home: 'Home page',
  toEvent: 'To the event',
  backToForm: 'Back to the form',
  s401: { title: 'Sign in to continue', text: 'This page opens once you are signed in. Sign in or create an account; it takes a couple of minutes.' },
  s403: { title: 'No access', text: 'This page does not seem to be for you. If it should be, write to the organizer or to support.' },
  s5000: { title: 'Your event is being reviewed', text: 'We will tell you as soon as it is approved. Until then only you and our team see it.' },
  s5001: { title: 'This event is not open yet', text: 'The organizer has sent it in and we are reviewing it. Please come back a little later.' },
  s5002: { title: 'For participants only', text: 'Approved participants can see this. Register for the event and the page will open.' },
  s404: { title: 'Page not found', text: 'The address may have changed or has a typo. Try the home page.' },
  s413: {
    title: 'That was too much at once',
    text: 'What you sent is larger than we take at one time. Make the files smaller or send them one by one.',
  },
  s500: { title: 'Something broke on our side', text: 'We know about it. Refresh the page or come back a little later.' },
  s503: { title: 'Back in a moment', text: 'A short piece of work is under way. Refresh the page in a minute.' },
  other: { title: 'Something went wrong', text: 'Please try again. If that does not help, write to us.' },
} satisfies Dictionary['errors']
