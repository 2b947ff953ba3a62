/** Letters about the safety of an account; `device` is a browser and a system, `when` a date in words. */
export const careLetters = {
  footer: 'Это служебное письмо платформы «Вместе». Отвечать на него не нужно.',
  newDevice: {
    subject: 'Вход с нового устройства',
    unknown: 'неизвестное устройство',
    text: (device: string, when: string) => `В ваш аккаунт вошли с нового устройства: ${device}. Это было ${when}.`,
    ifNotYou: 'Если это вы, делать ничего не нужно. Если нет, завершите этот сеанс в настройках и смените пароль.',
    open: 'Посмотреть свои устройства',
  },
  secondStep: {
    subject: 'Код для входа',
    text: (code: string) => `Ваш код для второго шага входа: ${code}.`,
    lasts: (minutes: number) => `Код действует ${minutes} мин. Никому его не сообщайте. Если вы не входили на платформу, смените пароль.`,
    sms: (code: string) => `Вместе: код второго шага ${code}. Никому его не сообщайте.`,
  },
}
