import type { contentRefusals as declared } from '../../../contract/content/refusals.ts'

export const contentRefusals = {
  contentChanged: 'Запись уже изменил кто-то другой. Сравните и сохраните ещё раз.',
  contentUsed: 'Запись используется, поэтому удалить её нельзя.',
  contentExists: 'Такая запись уже есть.',
  contentConcerns:
    'Изменение затронет тех, кто уже записан. Бронирования останутся, места в коворкинге на закрытые дни освободятся. Все, кого это касается, получат уведомления. Подтвердите изменение.',
} satisfies Record<keyof typeof declared, string>
