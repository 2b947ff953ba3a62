import type { mailingsRefusals as declared } from '../../../contract/mailings/refusals.ts'

export const mailingsRefusals = {
  mailingUnknown: 'Мұндай хат тарату жоқ.',
  emailRequired: 'Алдымен баптауларда поштаңызды қосыңыз.',
  linkInvalid: 'Сілтеме жарамсыз: ескірген немесе толық көшірілмеген болуы мүмкін.',
} satisfies Record<keyof typeof declared, string>
