import type { contentRefusals as declared } from '../../../contract/content/refusals.ts'

export const contentRefusals = {
  contentChanged: 'This entry has changed since you opened it. Compare and save again.',
  contentUsed: 'This entry is in use, so it can’t be deleted.',
  contentExists: 'Such an entry already exists.',
  contentConcerns:
    'The change affects those who have signed up. Bookings stay, places in the coworking on closed days are cancelled, and everyone concerned is notified. Please confirm the change.',
} satisfies Record<keyof typeof declared, string>
