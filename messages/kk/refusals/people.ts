import type { peopleRefusals as declared } from '../../../contract/people/refusals.ts'

export const peopleRefusals = {
  alreadyDecided: 'Шешім қабылданып қойған.',
  ownSubscription: 'Өзіңізге жазылуға немесе өзіңізден бас тартуға болмайды.',
  ownContacts: 'Өз байланыс деректеріңіз өзіңізге онсыз да көрінеді.',
  minorProtected: 'Бұл адам әлі 18-ге толмаған: оған жазылуға және байланыс деректерін сұрауға болмайды.',
  contactsRequested: 'Байланыс деректерін сұрап қойғансыз. Жауап хабарландыруларға келеді.',
  contactsDecided: 'Бұл сұрауға жауап беріп қойғансыз. Шешімді құпиялылық баптауларында өзгертуге болады.',
  contactsDecisionAccount: 'Бұл сұрау басқа аккаунтқа арналған. Хат келген аккаунтқа кіріңіз.',
  emailChangesElsewhere: 'Поштаны баптаулардың «Аккаунт» бөлімінде өзгертіңіз: жаңа мекенжайға растау сілтемесін жібереміз.',
  slugTaken: 'Бұл мекенжай бос емес. Басқасын ойлап табыңыз.',
  tooManyEntries: 'Мұнда жазба тым көп. Алдымен артығын өшіріңіз.',
  ownInterest: 'Тек басқа адамның қызығушылығын растауға болады.',
  personalStatusUnknown: 'Тізімнен мәртебе таңдаңыз.',
} satisfies Record<keyof typeof declared, string>
