import type { cabinetRefusals as declared } from '../../../contract/cabinet/refusals.ts'

export const cabinetRefusals = {
  groupNameTaken: 'Мұндай атаулы қалта бар. Басқа атау таңдаңыз.',
  tooManyGroups: 'Қалталар саны жүзге жетті. Алдымен артығын жойыңыз.',
  seriesUrlTaken: 'Бұл мекенжай бос емес. Басқасын ойлап табыңыз.',
  notMainEvent: 'Мекенжай топтаманың басты іс-шарасында ғана болады, ал бұл іс-шара басқа топтамаға кіреді.',
} satisfies Record<keyof typeof declared, string>
