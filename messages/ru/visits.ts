import type { Decided } from './server/notices.ts'

/** Words of the server about visits of spaces; notices have the day and the reason in `visitNotices`. */
export const visitsServer = {
  occasions: {
    coworkingAdded: { title: 'Место в коворкинге', text: ({ space }: Decided) => `Вас ждут в коворкинге «${space}»` },
    coworkingClosed: { title: 'Коворкинг закрыт', text: ({ space }: Decided) => `Коворкинг «${space}» закрыт в ваш день` },
    coworkingShortened: { title: 'Часы коворкинга изменились', text: ({ space }: Decided) => `В коворкинге «${space}» теперь другие часы` },
    spaceRestricted: { title: 'Вход ограничен', text: ({ space }: Decided) => `Пространство «${space}» не принимает вас` },
    spaceAllowed: { title: 'Вход снова открыт', text: ({ space }: Decided) => `Вы снова можете приходить в «${space}»` },
  },
  posters: {
    coworking: {
      title: 'Коворкинг: отметьтесь здесь',
      hint: 'Наведите камеру телефона на код и откройте ссылку.',
      file: 'Плакат коворкинга',
    },
  },
  uses: {
    coworking: (count: number) => `места в коворкинге: ${count}`,
  },
}
