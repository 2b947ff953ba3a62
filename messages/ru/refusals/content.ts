import type { contentRefusals as declared } from '../../../contract/content/refusals.ts'

export const contentRefusals = {
  contentChanged: 'Запись уже изменил кто-то другой. Сравните и сохраните ещё раз.',
  contentUsed: 'Запись используется, поэтому удалить её нельзя.',
  contentExists: 'Такая запись уже есть.',
  contentConcerns:
    'Изменение затронет предстоящие бронирования. Они останутся, а авторы, участники и сотрудники пространства получат уведомления. Подтвердите изменение.',
} satisfies Record<keyof typeof declared, string>
