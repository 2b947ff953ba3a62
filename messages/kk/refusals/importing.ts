import type { importingRefusals as declared } from '../../../contract/importing/refusals.ts'

export const importingRefusals = {
  importUnreachable: 'Бұл мекенжай ашылмады. Сілтемені тексеріңіз немесе күнтізбе файлын жүктеңіз.',
  importEmpty: 'Мұнда іс-шара табылмады. .ics файлы немесе schema.org белгілеуі бар іс-шара беті жарайды.',
} satisfies Record<keyof typeof declared, string>
