import type { Dictionary } from '../ru.ts'

export const errors = {
  home: 'Home page',
  toEvent: 'To the event',
  backToForm: 'Back to the form',
  failure: 'Error',
  s400: { title: 'We could not read this request', text: 'Part of the address may be missing. Check it or start from the home page.' },
  s401: { title: 'Sign in to continue', text: 'This page opens once you are signed in. Sign in or create an account; it takes a couple of minutes.' },
  s403: { title: 'No access', text: 'This page does not seem to be for you. If it should be, write to the organizer or to support.' },
  s5000: { title: 'Your event is being reviewed', text: 'We will tell you as soon as it is approved. Until then only you and our team see it.' },
  s5001: { title: 'This event is not open yet', text: 'The organizer has sent it in and we are reviewing it. Please come back a little later.' },
  s5002: { title: 'For participants only', text: 'Approved participants can see this. Register for the event and the page will open.' },
  s404: { title: 'Page not found', text: 'The address may have changed or has a typo. Try the home page.' },
  s408: { title: 'The request took too long', text: 'The connection seems to have dropped. Check it and try again.' },
  s413: {
    title: 'That was too much at once',
    text: 'What you sent is larger than we take at one time. Make the files smaller or send them one by one.',
  },
  s421: { title: 'Our site has another address', text: 'Our site is not at the address you opened. Go to the home page.' },
  s431: { title: 'The address is too long', text: 'The address or the headers of the request are longer than we accept. Start from the home page.' },
  s500: { title: 'Something broke on our side', text: 'We know about it. Refresh the page or come back a little later.' },
  s503: { title: 'Back in a moment', text: 'A short piece of work is under way. Refresh the page in a minute.' },
  other: { title: 'Something went wrong', text: 'Please try again. If that does not help, write to us.' },
} satisfies Dictionary['errors']
