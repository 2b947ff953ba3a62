import type { shortLinksRefusals as declared } from '../../../contract/short-links/refusals.ts'

export const shortLinksRefusals = {
  shortNameTaken: 'This name is already taken. Choose another one.',
  shortNameReserved: 'A page of the site has this name. Choose another one.',
  shortLinkAddress:
    'This address could deceive people, or open for you alone. Remove the name and password before the @, and give a page on the internet.',
  shortLinkLoop: 'This address could be a short link itself. Give the page that it leads to.',
  shortLinkEnded: 'The link has expired, or it has been opened by as many people as its owner allowed.',
  shortLinkBlocked: 'Our team has closed this link. You can only delete it.',
} satisfies Record<keyof typeof declared, string>
