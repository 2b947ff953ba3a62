import type { organizationsRefusals as declared } from '../../../contract/organizations/refusals.ts'

export const organizationsRefusals = {
  organizationExists: 'Мұндай ұйым бар. Оның бетінде әкімші құқығын сұраңыз.',
  alreadyOrganizationAdmin: 'Пайдаланушы — осы ұйымның әкімшісі.',
  appealWaiting: 'Сұрауыңыз қаралып жатыр. Жауабын күтіңіз.',
  appealDecided: 'Бұл сұрау бойынша шешім қабылданған.',
  lastOrganizationAdmin: 'Соңғы әкімшіні алып тастауға болмайды. Алдымен басқасын тағайындаңыз.',
  freshOrganizationAdmin: 'Құқығыңыз жаңа ғана мақұлданды. Әкімшілерді бір минуттан кейін тағайындай және алып тастай аласыз.',
  tooManyAdmins: 'Ұйымда әкімшілер саны шегіне жеткен.',
} satisfies Record<keyof typeof declared, string>
