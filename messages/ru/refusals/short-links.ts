import type { shortLinksRefusals as declared } from '../../../contract/short-links/refusals.ts'

export const shortLinksRefusals = {
  shortNameTaken: 'Это имя уже занято. Придумайте другое.',
  shortNameReserved: 'Так начинается адрес страницы сайта. Придумайте другое имя.',
  shortLinkAddress: 'Такой адрес может обмануть людей или открыться только у вас. Уберите имя и пароль перед @ и укажите страницу в интернете.',
  shortLinkLoop: 'Этот адрес сам может быть короткой ссылкой. Укажите страницу, на которую она ведёт.',
  shortLinkEnded: 'Срок ссылки истёк, или по ней прошло столько людей, сколько разрешил владелец.',
  shortLinkBlocked: 'Эту ссылку закрыла команда сайта. Её можно только удалить.',
} satisfies Record<keyof typeof declared, string>
