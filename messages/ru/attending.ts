/** After the registration: calendars, sharing, the ticket, the reminder. */
export const attending = {
  calendar: {
    open: 'В календарь',
    google: 'Google Календарь',
    apple: 'Apple Календарь',
    outlook: 'Outlook',
    yandex: 'Яндекс Календарь',
    file: 'скачать файл',
    yandexHelp: 'Скачайте файл и загрузите его в настройках календаря, раздел «Импорт».',
  },
  share: {
    open: 'Поделиться',
    telegram: 'Telegram',
    whatsapp: 'WhatsApp',
    vk: 'ВКонтакте',
    copy: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
  },
  ticket: {
    title: 'Билет',
    open: 'Показать крупно',
    lead: 'Покажите билет на входе: сотрудник наведёт камеру или введёт знаки под картинкой.',
    print: 'Распечатать',
    back: 'К событию',
  },
  reminder: {
    day: 'Напомним за сутки',
    hour: 'Напомним за час',
    bell: 'в колокольчике',
    email: 'письмом',
    push: 'в браузере, где вы разрешили',
    off: 'Организатор отключил напоминание об этом событии.',
    change: 'Настроить',
  },
  followed: { going: 'Идут те, на кого вы подписаны', were: 'Были те, на кого вы подписаны' },
}
