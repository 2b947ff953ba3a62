import type { organizationsRefusals as declared } from '../../../contract/organizations/refusals.ts'

export const organizationsRefusals = {
  organizationExists: 'Такая организация уже есть. Запросите права администратора на её странице.',
  alreadyOrganizationAdmin: 'Пользователь уже администратор этой организации.',
  appealWaiting: 'Ваш запрос уже рассматривают. Дождитесь ответа.',
  appealDecided: 'По этому запросу решение уже принято.',
  lastOrganizationAdmin: 'Последнего администратора убрать нельзя. Сначала назначьте другого.',
  freshOrganizationAdmin: 'Права только что одобрены. Назначать и убирать администраторов можно через минуту.',
  tooManyAdmins: 'У организации уже наибольшее число администраторов.',
} satisfies Record<keyof typeof declared, string>
