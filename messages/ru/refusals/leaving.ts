import type { leavingRefusals as declared } from '../../../contract/leaving/refusals.ts'

export const leavingRefusals = {
  accountClosed: 'Один из аккаунтов уже закрыт, объединить их нельзя. Отклоните запрос.',
  alreadyAsked: 'Такой запрос уже отправлен, мы его рассматриваем.',
  mergeProofInvalid: 'Код не подошёл или устарел. Запросите новый.',
} satisfies Record<keyof typeof declared, string>
