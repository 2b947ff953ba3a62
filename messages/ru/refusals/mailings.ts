import type { mailingsRefusals as declared } from '../../../contract/mailings/refusals.ts'

export const mailingsRefusals = {
  mailingUnknown: 'Такой рассылки нет.',
  emailRequired: 'Сначала добавьте почту в настройках.',
  linkInvalid: 'Ссылка недействительна: возможно, она устарела или скопирована не целиком.',
} satisfies Record<keyof typeof declared, string>
