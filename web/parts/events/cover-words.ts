/**
 * Up to two lines of the first words of a title, without quotation marks, short enough for large type; none if the first word is
 * too long. A short first word, such as a preposition, stands with the next; a short last one is left out.
 */
export const coverWords = (title: string): string[] => {
  const [first = '', second = ''] = title
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}-]/gu, ''))
    .filter((word) => word !== '' && word !== '-')
  if (first === '' || first.length > longestLine) return []
  if (first.length <= shortWord && `${first} ${second}`.length <= longestLine) return [`${first} ${second}`.trim()]
  return second.length <= shortWord || second.length > longestLine ? [first] : [first, second]
}

const longestLine = 12
const shortWord = 3
