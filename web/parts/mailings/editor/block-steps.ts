import type { MailingBlock } from '../../../../contract/mailings/shapes.ts'

export type BlockType = MailingBlock['type']
export const blockTypes = ['heading', 'text', 'image', 'button', 'event', 'divider'] as const satisfies readonly BlockType[]

const fresh: Record<BlockType, MailingBlock> = {
  heading: { type: 'heading', text: '' },
  text: { type: 'text', html: '' },
  image: { type: 'image', uploadId: null, alt: '' },
  button: { type: 'button', label: '', url: '' },
  event: { type: 'event', eventId: null },
  divider: { type: 'divider' },
}

/** The blocks after a step of the form: `add-text`, `up-2`, `down-2`, `remove-2`. Another step changes nothing. */
export const afterStep = (blocks: readonly MailingBlock[], step: string): MailingBlock[] => {
  const [verb = '', argument = ''] = step.split('-')
  const type = blockTypes.find((one) => one === argument)
  if (verb === 'add' && type) return [...blocks, fresh[type]]
  const index = /^\d+$/.test(argument) ? Number(argument) : -1
  if (verb === 'remove') return blocks.filter((_, place) => place !== index)
  if (verb === 'up') return swapped(blocks, index, index - 1)
  return verb === 'down' ? swapped(blocks, index, index + 1) : [...blocks]
}

const swapped = (blocks: readonly MailingBlock[], one: number, other: number): MailingBlock[] => {
  const [first, second] = [blocks[one], blocks[other]]
  if (!first || !second) return [...blocks]
  return blocks.map((block, place) => (place === one ? second : place === other ? first : block))
}

/** The block that a step has put or moved somewhere; null for one that it removed. */
export const placeAfter = (step: string, count: number): number | null => {
  const [verb = '', argument = ''] = step.split('-')
  if (verb === 'add') return count - 1
  if (verb === 'up') return Math.max(0, Number(argument) - 1)
  return verb === 'down' ? Math.min(count - 1, Number(argument) + 1) : null
}
