import { plural } from '../plural.ts'

/** The home page of a signed-in user. */
export const ownHome = {
  title: (name: string) => `${name}, впереди у вас`,
  titleFree: (name: string) => `${name}, что посмотрим?`,
  all: (count: number) => `Все мои события: ${count}`,
  directions: 'Как добраться',
  howToJoin: 'Как подключиться',
  open: 'Открыть событие',
  soon: {
    now: 'Уже идёт',
    minutes: (count: number) => `Через ${count} мин`,
    hours: (count: number) => `Через ${count} ч`,
    today: 'Сегодня',
    tomorrow: 'Завтра',
    days: (count: number) => `Через ${count} ${plural('ru', count, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
  },
  free: {
    title: 'Пока вы никуда не записаны',
    text: 'Запишитесь на событие, и здесь будет видно, когда оно, где и как туда попасть.',
    action: 'Выбрать событие',
  },
  waiting: {
    title: 'Ждут вашего решения',
    requests: (count: number) => `${count} ${plural('ru', count, { one: 'заявка', few: 'заявки', many: 'заявок', other: 'заявки' })} на ваши события`,
    inquiries: (count: number) =>
      `${count} ${plural('ru', count, { one: 'обращение', few: 'обращения', many: 'обращений', other: 'обращения' })} участников`,
  },
  forYou: { title: 'По вашим темам', text: 'Запись открыта: в вашем городе и онлайн.', all: 'Все события' },
  noTopics: {
    title: 'Что вам интересно?',
    text: 'Выберите темы, и здесь появятся события для вас.',
    action: 'Выбрать темы',
  },
}
