import type { visitNotices as russian } from '../../ru/server/visit-notices.ts'
import type { SameWords } from '../../words.ts'

/** Notices to visitors of spaces, with the day and the reason of the moment. */
export const visitNotices = {
  added: (day, space) => `«${space}» коворкингінде сізге орын берілді: ${day}.`,
  closed: (day, space, others) =>
    `«${space}» коворкингі сіз жазылған күні жабық: ${day}${others > 0 ? ` (тағы күндер: ${others})` : ''}. Жазылу тоқтатылды, басқа күнді таңдаңыз.`,
  shortened: (day, space, others) =>
    `«${space}» коворкингінің жұмыс уақыты өзгерді: ${day}${others > 0 ? ` (тағы күндер: ${others})` : ''}. Орныңыз сақталады.`,
  staff: {
    closed: (day, space, { others, places }) =>
      `«${space}»: коворкинг жабық, ${day}${others > 0 ? ` (тағы күндер: ${others})` : ''}. Тоқтатылған жазылу: ${places}. Келушілер хабарлама алды.`,
    shortened: (day, space, { others, places }) =>
      `«${space}»: коворкингтің жұмыс уақыты өзгерді, ${day}${others > 0 ? ` (тағы күндер: ${others})` : ''}. Осы күндердегі жазылу: ${places}. Келушілер хабарлама алды.`,
  },
  restricted: (space, until) =>
    until === null ? `«${space}» кеңістігі сізді енді қабылдамайды.` : `«${space}» кеңістігі сізді қабылдамайды. Тыйымның соңғы күні: ${until}.`,
  reason: (text) => `Себебі: ${text}`,
  allowed: (space) => `«${space}» кеңістігі сізді қайта қабылдайды.`,
} satisfies SameWords<typeof russian>
