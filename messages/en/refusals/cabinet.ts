import type { cabinetRefusals as declared } from '../../../contract/cabinet/refusals.ts'

export const cabinetRefusals = {
  groupNameTaken: 'You already have a folder with this name. Choose another one.',
  tooManyGroups: 'You already have a hundred folders. Delete some first.',
  seriesUrlTaken: 'This address is taken. Choose another one.',
  notMainEvent: 'Only the main event of a series has an address, and this event belongs to another series.',
} satisfies Record<keyof typeof declared, string>
