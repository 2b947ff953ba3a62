type Moved = { before: string; after: string }

/** Emails to participants about the life of an event; `event` is a name, `before` and `after` dates or places in words. */
export const organizingLetters = {
  cancelled: {
    subject: (event: string) => `Событие отменено: ${event}`,
    text: (event: string) =>
      `К сожалению, событие «${event}» не состоится: его отменил организатор. Если оно есть в вашем календаре, оно уйдёт оттуда само.`,
    reason: (reason: string) => `Причина: ${reason}`,
  },
  changed: {
    subject: (event: string) => `Изменились дата или место: ${event}`,
    text: (event: string) => `Организатор изменил событие «${event}». Ваша запись сохраняется.`,
    when: ({ before, after }: Moved) => `Когда: ${after}. Раньше было: ${before}.`,
    where: ({ before, after }: Moved) => `Где: ${after}. Раньше было: ${before}.`,
    advice: 'Если не сможете прийти, отмените запись на странице события: место достанется тому, кто его ждёт.',
  },
  written: {
    question: (event: string) => `Вопрос о событии: ${event}`,
    media: (event: string) => `Аккредитация СМИ: ${event}`,
    from: (name: string) => `Вам пишет ${name}. Чтобы ответить, ответьте на это письмо.`,
    fromMedia: ({ name, media }: { name: string; media: string }) =>
      `${name}, ${media}: просьба об аккредитации. Чтобы ответить, ответьте на это письмо.`,
    email: (email: string) => `Почта: ${email}`,
    phone: (phone: string) => `Телефон: ${phone}`,
  },
}
