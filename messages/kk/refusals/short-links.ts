import type { shortLinksRefusals as declared } from '../../../contract/short-links/refusals.ts'

export const shortLinksRefusals = {
  shortNameTaken: 'Бұл атау бос емес. Басқасын ойлап табыңыз.',
  shortNameReserved: 'Сайттағы беттің мекенжайы осылай басталады. Басқа атау ойлап табыңыз.',
  shortLinkAddress:
    'Мұндай мекенжай адамдарды алдауы немесе тек сізде ашылуы мүмкін. @ белгісінің алдындағы есім мен құпиясөзді алып тастап, интернеттегі бетті көрсетіңіз.',
  shortLinkLoop: 'Бұл мекенжайдың өзі қысқа сілтеме болуы мүмкін. Ол апаратын бетті көрсетіңіз.',
  shortLinkEnded: 'Сілтеменің мерзімі өтті немесе оны иесі рұқсат еткен адам саны ашып қойды.',
  shortLinkBlocked: 'Бұл сілтемені сайт командасы жапты. Оны тек өшіруге болады.',
} satisfies Record<keyof typeof declared, string>
