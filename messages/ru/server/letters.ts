/** Emails about participation; `event` is a name, `when` a date in words. */
export const letters = {
  code: (code: string) => `Вместе: код ${code}. Никому его не сообщайте.`,
  greeting: (name: string | null) => (name === null ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
  footer: 'Вы получили это письмо, потому что зарегистрированы на платформе «Вместе».',
  openEvent: 'Открыть страницу события',
  whenIs: (when: string) => `Когда: ${when}`,
  whereIs: (where: string) => `Где: ${where}`,
  online: 'онлайн',
  registered: {
    subject: (event: string) => `Вы записаны: ${event}`,
    text: (event: string) =>
      `Место на событии «${event}» за вами. Если планы изменятся, отмените запись на странице события: место достанется тому, кто его ждёт.`,
  },
  requested: {
    subject: (event: string) => `Заявка отправлена: ${event}`,
    text: (event: string) => `Мы передали организатору вашу заявку на событие «${event}». Напишем, как только он решит.`,
  },
  waiting: {
    subject: (event: string) => `Вы в листе ожидания: ${event}`,
    text: (event: string) =>
      `Сейчас на событии «${event}» все места заняты. Когда место освободится и подойдёт ваша очередь, оно сразу станет вашим, и мы напишем.`,
  },
  seatFreed: {
    subject: (event: string) => `Место освободилось: ${event}`,
    text: (event: string) => `Для вас нашлось место на событии «${event}». Вы записаны, ничего подтверждать не нужно.`,
  },
  approved: {
    subject: (event: string) => `Заявка одобрена: ${event}`,
    text: (event: string) => `Организатор будет рад видеть вас на событии «${event}».`,
  },
  returned: {
    subject: (event: string) => `Заявка снова ждёт решения: ${event}`,
    text: (event: string) =>
      `Организатор вернул вашу заявку на событие «${event}» на рассмотрение. Места за вами пока нет; напишем, как только он решит.`,
  },
  declined: {
    subject: (event: string) => `Заявка отклонена: ${event}`,
    text: (event: string) => `К сожалению, организатор события «${event}» не смог принять вашу заявку.`,
    comment: (comment: string) => `Комментарий организатора: ${comment}`,
  },
}
