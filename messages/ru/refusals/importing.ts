import type { importingRefusals as declared } from '../../../contract/importing/refusals.ts'

export const importingRefusals = {
  importUnreachable: 'Не получилось открыть этот адрес. Проверьте ссылку или загрузите файл календаря.',
  importEmpty: 'Здесь не нашлось события. Подойдут файл .ics или страница события с разметкой schema.org.',
} satisfies Record<keyof typeof declared, string>
