import type { Dictionary } from '../ru.ts'

export const forms = {
  saved: 'Сақталды',
  failed: 'Орындалмады. Бір минуттан кейін қайталап көріңіз.',
  checkFields: 'Сақталмады. Өрістерді тексеріп, қайталап көріңіз.',
  summary: 'Мына өрістерді тексеріңіз',
} satisfies Dictionary['forms']
