type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** Paragraphs separated by an empty line; lines that start with "- " are list items. */
export const blocksOf = (text: string): Block[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.split('\n').map((line) => line.trim()).reduce(withLine, []))

const withLine = (blocks: Block[], line: string): Block[] => {
  const before = blocks.slice(0, -1)
  const last = blocks.at(-1)
  if (line.startsWith('- ')) {
    const item = line.slice('- '.length)
    return last?.kind === 'list' ? [...before, { kind: 'list', items: [...last.items, item] }] : [...blocks, { kind: 'list', items: [item] }]
  }
  return last?.kind === 'paragraph' ? [...before, { kind: 'paragraph', text: `${last.text} ${line}` }] : [...blocks, { kind: 'paragraph', text: line }]
}

/** The same text in the format of the event editor. */
export const htmlOf = (text: string): string => blocksOf(text).map(htmlOfBlock).join('')

const htmlOfBlock = (block: Block) =>
  block.kind === 'list' ? `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : `<p>${escaped(block.text)}</p>`

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)
