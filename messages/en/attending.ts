import type { attending as russian } from '../ru/attending.ts'
import type { SameWords } from '../words.ts'

export const attending: SameWords<typeof russian> = {
  calendar: {
    open: 'Add to calendar',
    google: 'Google Calendar',
    apple: 'Apple Calendar',
    outlook: 'Outlook',
    yandex: 'Yandex Calendar',
    file: 'download a file',
    yandexHelp: 'Download the file and add it in the calendar settings, section “Import”.',
  },
  share: {
    open: 'Share',
    telegram: 'Telegram',
    whatsapp: 'WhatsApp',
    vk: 'VK',
    copy: 'Copy the link',
    copied: 'Link copied',
  },
  ticket: {
    title: 'Ticket',
    open: 'Show it large',
    lead: 'Show the ticket at the entrance: staff will scan it or type the characters below the picture.',
    print: 'Print',
    back: 'Back to the event',
  },
  reminder: {
    day: 'We remind you a day before',
    hour: 'We remind you an hour before',
    bell: 'in the bell',
    email: 'by email',
    push: 'in browsers where you allowed it',
    off: 'The organizer switched the reminder for this event off.',
    change: 'Change',
  },
  followed: { going: 'People you follow are going', were: 'People you follow were there' },
}
