import type { User } from '../../../contract/people/people.ts'

const interestsOnCard = 4

/** Only the properties a card shows, so that nothing else is sent to the browser. */
export const personCardOf = (user: User) => {
  const themes = (user.themes ?? []).map(({ id, name }) => ({ id, name }))
  return {
    id: user.id,
    address: user.slug ?? user.id,
    name: nameOf(user),
    photo: user.photo,
    position: user.position,
    city: user.address.city,
    personalStatus: user.personalStatus,
    isExpert: user.isExpert,
    interests: themes.slice(0, interestsOnCard),
    moreInterests: Math.max(0, themes.length - interestsOnCard),
    subscription: user.subscription,
    can: user.can,
    match: user.match,
  }
}
export type PersonCardData = ReturnType<typeof personCardOf>

/** First name, then surname. */
export const nameOf = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`.trim()
