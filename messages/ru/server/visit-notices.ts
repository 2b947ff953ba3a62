/** `others`: further days; `places`: those of all days. */
type Counts = { others: number; places: number }

/** Notices to visitors of spaces, with the day and the reason of the moment. */
export const visitNotices = {
  added: (day: string, space: string) => `Вас ждут в коворкинге «${space}»: ${day}.`,
  closed: (day: string, space: string, others: number) =>
    `В коворкинге «${space}» закрыли ваш день: ${day}${others > 0 ? ` (и ещё дней: ${others})` : ''}. Запись отменена, выберите другой день.`,
  shortened: (day: string, space: string, others: number) =>
    `В коворкинге «${space}» теперь другие часы: ${day}${others > 0 ? ` (и ещё дней: ${others})` : ''}. Место по-прежнему ваше.`,
  staff: {
    closed: (day: string, space: string, { others, places }: Counts) =>
      `«${space}»: коворкинг закрыт, ${day}${others > 0 ? ` (и ещё дней: ${others})` : ''}. Отменено записей: ${places}. Посетители получили уведомления.`,
    shortened: (day: string, space: string, { others, places }: Counts) =>
      `«${space}»: часы коворкинга изменились, ${day}${others > 0 ? ` (и ещё дней: ${others})` : ''}. Записей на эти дни: ${places}. Посетители получили уведомления.`,
  },
  restricted: (space: string, until: string | null) =>
    until === null
      ? `Пространство «${space}» больше не принимает вас.`
      : `Пространство «${space}» не принимает вас, последний день запрета — ${until}.`,
  reason: (text: string) => `Причина: ${text}`,
  allowed: (space: string) => `Вы снова можете приходить в «${space}».`,
}
