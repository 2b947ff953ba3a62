/** Letters and digits that a table of places shows alike, as one of them. */
export const lookAlikes: Record<string, string> = {
  ...{ а: 'a', в: 'b', е: 'e', і: 'i', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', ү: 'y', ұ: 'y', х: 'x', һ: 'h' },
  ...{ қ: 'k', ң: 'h', ө: 'o', ә: 'e', '0': 'o', '1': 'l', '3': 'з', i: 'l', ӏ: 'l', '|': 'l' },
}
