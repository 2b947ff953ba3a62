import { plural } from '../plural.ts'
import type { Decided } from './server/notices.ts'

const count = (number: number, words: Record<'one' | 'few' | 'many' | 'other', string>) => `${number} ${plural('ru', number, words)}`
const visitors = (number: number) => count(number, { one: 'переход', few: 'перехода', many: 'переходов', other: 'перехода' })

/** Short links of the organizer cabinet. */
export const shortLinks = {
  title: 'Короткие ссылки',
  create: 'Создать ссылку',
  filters: 'Поиск коротких ссылок',
  search: 'Поиск по своим ссылкам',
  searchHint: 'Имя или адрес',
  found: (number: number) => count(number, { one: 'ссылка', few: 'ссылки', many: 'ссылок', other: 'ссылки' }),
  nothing: 'Ничего не нашлось',
  nothingHint: 'Попробуйте другое слово.',
  pages: 'Страницы коротких ссылок',
  columns: { link: 'Ссылка', visitors: 'Переходы', created: 'Создана' },
  newcomer: {
    title: 'Длинный адрес — в двух словах',
    text: 'Придумайте имя, и ссылка поместится на афишу, слайд или в сообщение. Здесь будет видно, сколько людей по ней перешло и откуда.',
  },
  states: { ended: 'Срок истёк', full: 'Лимит исчерпан', blocked: 'Закрыта командой сайта' },
  blockedBecause: (reason: string) => `Причина: ${reason}`,
  form: {
    create: { title: 'Новая короткая ссылка', confirm: 'Создать ссылку', done: 'Ссылка создана' },
    edit: { title: 'Изменить ссылку', confirm: 'Сохранить', done: 'Ссылка сохранена' },
    url: 'Куда ведёт',
    urlHelp: 'Адрес страницы целиком, с https://',
    name: 'Имя ссылки',
    nameHelp: (site: string) => `Латинские буквы, цифры и дефис. Получится ${site}/имя`,
    expires: 'Работает до',
    expiresHelp: 'Последний день, когда ссылка открывается.',
    limit: 'Сколько людей пропустить',
    limitHelp: 'Кто уже перешёл, откроет ссылку и дальше.',
    optional: 'необязательно',
    wrongDay: 'Укажите дату, например 31.12.2027.',
  },
  actions: {
    menu: (name: string) => `Действия: ${name}`,
    edit: 'Изменить',
    statistics: 'Переходы и QR-код',
    copyLink: 'Скопировать ссылку',
    linkCopied: 'Ссылка скопирована',
    remove: 'Удалить',
  },
  remove: {
    title: 'Удалить ссылку?',
    text: 'Она перестанет открываться везде, где вы её разместили, и на афишах тоже. Счётчик исчезнет.',
    confirm: 'Удалить ссылку',
    keep: 'Оставить',
    done: 'Ссылка удалена',
  },
  statistics: {
    total: visitors,
    days: 'Переходы за 90 дней',
    day: 'День',
    visitors: 'Переходы',
    sources: 'Откуда пришли',
    empty: 'Здесь появятся переходы. Роботы и предпросмотр в мессенджерах не считаются.',
    qr: 'QR-код',
    direct: 'Напрямую или из приложения',
    qrAlt: (name: string) => `QR-код ссылки ${name}`,
    qrHelp: 'Переходы по QR-коду считаются отдельно.',
    png: 'Скачать PNG',
    svg: 'Скачать SVG для печати',
  },
}

export const shortLinksServer = {
  queues: {
    shortLinks: {
      title: 'Ссылки на другие сайты',
      search: 'Имя, адрес или владелец',
      facts: { leadsTo: 'Куда ведёт', shortName: 'Имя', visitors: 'Переходы', madeAt: 'Создана' },
    },
  },
  columns: { shortName: 'Короткая ссылка', leadsTo: 'Куда ведёт' },
  occasions: {
    shortLinkBlocked: {
      title: 'Короткая ссылка закрыта',
      text: (_data: Decided) => 'Команда сайта закрыла вашу короткую ссылку: она больше не открывается',
    },
  },
}
