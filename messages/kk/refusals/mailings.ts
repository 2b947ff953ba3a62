import type { mailingsRefusals as declared } from '../../../contract/mailings/refusals.ts'

export const mailingsRefusals = {
  mailingUnknown: 'Мұндай хат тарату жоқ.',
  emailRequired: 'Алдымен баптауларда поштаңызды қосыңыз.',
  linkInvalid: 'Сілтеме жарамсыз: ескірген немесе толық көшірілмеген болуы мүмкін.',
  mailingNotEditable: 'Хат таратуды тек жоба күйінде немесе қабылданбаған кезде өзгертуге болады.',
  mailingNotDraft: 'Келісуге тек жоба жіберіледі. Қабылданбаған хат таратуды алдымен түзетіп, сақтаңыз.',
  mailingNotSending: 'Қазір бұл мүмкін емес: хат тарату басқа күйде. Бетті жаңартыңыз.',
  noRecipients: 'Бұл хат ешкімге жетпейді: алушыларды таңдаңыз.',
  mailingIncomplete: 'Хатты аяқтаңыз: онда бос блок бар немесе әлі мәтін жоқ.',
  placeholderUnknown: 'Мәтінде бізге белгісіз кірістірме бар. Барлық кірістірме мәтіннің астында көрсетілген.',
  placeholderNeedsEvent: 'Мәтінде іс-шара туралы кірістірме бар. Хат таратуға іс-шараны байланыстырыңыз.',
  otherAddress: 'Сынақ хаты тек расталған поштаңызға келеді.',
  tooManyMailings: 'Жобалар тым көп. Керексіздерін жойыңыз.',
} satisfies Record<keyof typeof declared, string>
