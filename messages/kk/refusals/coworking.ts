import type { coworkingRefusals as declared } from '../../../contract/coworking/refusals.ts'

export const coworkingRefusals = {
  alreadyEnlisted: 'Бұл күнге коворкингтен орын алынған.',
  notEnlisted: 'Бұл адам сол күнгі коворкинг тізімінде жоқ. Алдымен оны қосыңыз.',
  noFreePlaces: 'Бұл күнге бос орын жоқ. Басқа күнді таңдаңыз.',
  closedOnDate: 'Бұл күні коворкинг жұмыс істемейді. Басқа күнді таңдаңыз.',
} satisfies Record<keyof typeof declared, string>
