/** Requests that wait for staff in the demo; users by demo key. */

export const consents = [
  {
    child: 'sanzhar-abilov',
    parent: { name: 'Гүлнар Әбілова', phone: '+77010000041', email: 'gulnar.abilova@people.example' },
    daysAgo: 2,
    title: 'Согласие родителя',
    text: 'Я, Гүлнар Әбілова, согласна, чтобы мой сын Санжар Әбілов участвовал в событиях платформы «Вместе».\n\nАлматы. Подпись стоит на бумажном экземпляре.',
  },
  {
    child: 'eva-lukyanchikova',
    parent: { name: 'Антон Лукьянчиков', phone: '+79020000042', email: 'anton.lukyanchikov@people.example' },
    daysAgo: 1,
    title: 'Согласие отца',
    text: 'Я, Антон Лукьянчиков, разрешаю дочери Еве Лукьянчиковой участвовать в событиях платформы «Вместе», в том числе выездных.\n\nНовосибирск. Подпись стоит на бумажном экземпляре.',
  },
]

export const deletions = [
  { person: 'oleg-kim', reason: 'Закрыл мастерскую и переезжаю, события рядом больше не нужны.', daysAgo: 4 },
  { person: 'rimma-galeeva', reason: null, daysAgo: 1 },
]

/** A user's accidental second account, and the request to merge it. */
export const merges = [
  { person: 'matvey-yanson', phone: '+79020000043', createdDaysAgo: 60, daysAgo: 3 },
  { person: 'madina-khasieva', phone: '+79020000044', createdDaysAgo: 21, daysAgo: 1 },
]
