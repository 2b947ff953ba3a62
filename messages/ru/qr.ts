/** The user's own QR code, shown at an entrance. */
export const qr = {
  title: 'Мой QR-код',
  lead: 'Покажите его на входе: сотрудник наведёт камеру или введёт знаки под картинкой.',
  brighter: 'Прибавьте яркость экрана, если код не считывается.',
  picture: 'QR-код для входа',
  code: 'Код для ввода вручную:',
}
