import type { cabinetRefusals as declared } from '../../../contract/cabinet/refusals.ts'

export const cabinetRefusals = {
  groupNameTaken: 'Папка с таким названием уже есть. Придумайте другое.',
  tooManyGroups: 'Папок уже сто. Сначала удалите лишние.',
  seriesUrlTaken: 'Этот адрес занят. Придумайте другой.',
  notMainEvent: 'Адрес бывает у главного события серии, а это событие входит в другую серию.',
} satisfies Record<keyof typeof declared, string>
