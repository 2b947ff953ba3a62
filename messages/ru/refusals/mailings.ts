import type { mailingsRefusals as declared } from '../../../contract/mailings/refusals.ts'

export const mailingsRefusals = {
  mailingUnknown: 'Такой рассылки нет.',
  emailRequired: 'Сначала добавьте почту в настройках.',
  linkInvalid: 'Ссылка недействительна: возможно, она устарела или скопирована не целиком.',
  mailingNotEditable: 'Рассылку можно менять, только пока она черновик или отклонена.',
  mailingNotDraft: 'На согласование отправляют черновик. Отклонённую рассылку сначала исправьте и сохраните.',
  mailingNotSending: 'Сейчас это невозможно: рассылка в другом состоянии. Обновите страницу.',
  noRecipients: 'Письмо никому не дойдёт: выберите получателей.',
  mailingIncomplete: 'Допишите письмо: в нём есть незаполненный блок или пока нет текста.',
  placeholderUnknown: 'В тексте есть вставка, которой мы не знаем. Вставки перечислены под текстом.',
  placeholderNeedsEvent: 'В тексте есть вставка о событии. Привяжите событие к рассылке.',
  otherAddress: 'Пробное письмо приходит только на вашу подтверждённую почту.',
  tooManyMailings: 'Черновиков уже слишком много. Удалите ненужные.',
} satisfies Record<keyof typeof declared, string>
