import type { eventsRefusals as declared } from '../../../contract/events/refusals.ts'

export const eventsRefusals = {
  inModerationForOrganizer: 'Іс-шараңыз тексеріліп жатыр. Мақұлданғанда хабарлаймыз.',
  inModeration: 'Іс-шара әлі ашылған жоқ. Кейінірек қараңыз.',
  notParticipant: 'Мұны тек іс-шара қатысушылары көре алады.',
} satisfies Record<keyof typeof declared, string>
