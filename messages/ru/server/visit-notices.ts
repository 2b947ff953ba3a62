/** Notices to visitors of spaces, with the day and the reason of the moment. */
export const visitNotices = {
  added: (day: string, space: string) => `Вас ждут в коворкинге «${space}»: ${day}.`,
  restricted: (space: string, until: string | null) =>
    until === null
      ? `Пространство «${space}» больше не принимает вас.`
      : `Пространство «${space}» не принимает вас, последний день запрета — ${until}.`,
  reason: (text: string) => `Причина: ${text}`,
  allowed: (space: string) => `Вы снова можете приходить в «${space}».`,
}
