import type { supportRefusals as declared } from '../../../contract/support/refusals.ts'

export const supportRefusals = {
  supportAnswered: 'Сіз жазып жатқанда әріптесіңіз жауап берді. Оның жауабын оқыңыз: сіздікі әлі қажет болса, қайта жіберіңіз.',
  supportContinued: 'Сіз жазып жатқанда жаңа хабарлама келді. Оны оқып, жауапты қайта жіберіңіз.',
} satisfies Record<keyof typeof declared, string>
