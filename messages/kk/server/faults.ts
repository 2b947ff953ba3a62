import type { faults as russian } from '../../ru/server/faults.ts'
import type { SameWords } from '../../words.ts'

/** Errors of a form field. */
export const faults = {
  required: () => 'Бұл өрісті толтырыңыз.',
  type: () => 'Мұнда басқа мән керек.',
  tooLong: (limit) => `${limit} таңбадан аспасын.`,
  tooShort: (limit) => `Кемінде ${limit} таңба.`,
  format: () => 'Қалай жазылғанын тексеріңіз.',
  choice: () => 'Ұсынылғандардың бірін таңдаңыз.',
  unknown: () => 'Мұнда ондай өріс жоқ.',
  range: (limit) => `Мән рұқсат етілген шектен тыс (${limit}).`,
  future: () => 'Бұл күн әлі келген жоқ.',
  beforeStart: () => 'Басталу күнінен ерте бола алмайды: екі күнді де тексеріңіз.',
  past: (_limit: number) => 'Бұл уақыт өтіп кетті. Болашақтағы уақытты таңдаңыз.',
  afterEnd: (_limit: number) => 'Іс-шараның соңынан кеш болмауы керек.',
  order: (_limit: number) => 'Ең аз мән ең көп мәннен үлкен.',
  atLeast: (limit: number) => `Кемінде осынша таңдаңыз: ${limit}.`,
  used: (count) => `Қолданыста: ${count}.`,
  slotTaken: () => 'Бұл уақыт бос емес. Басқа уақытты немесе залды таңдаңыз.',
  spaceClosed: () => 'Бұл уақытта кеңістік жұмыс істемейді. Басқа уақытты таңдаңыз.',
  noHallsForDate: () => 'Бұл күнге бос зал жоқ. Басқа күнді таңдаңыз.',
  closesEarly: () => 'Жабылу уақыты ашылу уақытынан кеш болуы керек.',
  hoursOverlap: () => 'Бұл күннің сағаттары қабаттасып тұр. Біреуін қалдырыңыз немесе аралығын ажыратыңыз.',
  tooLongAgo: (limit) => `Бұл күннен бері ${limit} жылдан көп уақыт өтті. Жылын тексеріңіз.`,
} satisfies SameWords<typeof russian>
