import type { contentRefusals as declared } from '../../../contract/content/refusals.ts'

export const contentRefusals = {
  contentChanged: 'Запись уже изменил кто-то другой. Сравните и сохраните ещё раз.',
  contentUsed: 'Запись используется, поэтому удалить её нельзя.',
  contentExists: 'Такая запись уже есть.',
} satisfies Record<keyof typeof declared, string>
