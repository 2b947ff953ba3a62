/** The city field of a form and the city filter of a list. */
export const cities = {
  label: 'Город',
  optional: 'необязательно',
  help: 'Покажем события рядом. Начните вводить и выберите из списка.',
  unknown: 'Такого города мы не знаем. Выберите из списка ближайший.',
  several: (names: string) => `Таких городов несколько: ${names}. Уточните, какой ваш.`,
  any: 'Все города',
  find: 'Найти город',
  noneFound: 'Такого города нет в справочнике',
}
