import type { coworkingRefusals as declared } from '../../../contract/coworking/refusals.ts'

export const coworkingRefusals = {
  alreadyEnlisted: 'Место в коворкинге на этот день уже есть.',
  notEnlisted: 'Этого человека нет в списке коворкинга на этот день. Сначала добавьте его.',
  noFreePlaces: 'Свободных мест на этот день нет. Выберите другой день.',
  closedOnDate: 'В этот день коворкинг не работает. Выберите другой день.',
} satisfies Record<keyof typeof declared, string>
