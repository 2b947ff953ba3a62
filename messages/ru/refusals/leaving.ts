import type { leavingRefusals as declared } from '../../../contract/leaving/refusals.ts'

export const leavingRefusals = {
  alreadyAsked: 'Такая просьба уже есть, мы её рассматриваем.',
  mergeProofInvalid: 'Код не подошёл или устарел. Запросите новый.',
} satisfies Record<keyof typeof declared, string>
