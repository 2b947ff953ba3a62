import { eventPlaceholders, type MailingPlaceholder, type MailingStatus, mailingPlaceholders } from '../../../contract/mailings/limits.ts'
import type { MailingBlock, MailingRecipients } from '../../../contract/mailings/shapes.ts'

type Stated = { status: MailingStatus; paused_at: Date | null }

export const isEditable = ({ status }: Pick<Stated, 'status'>): boolean => status === 'draft' || status === 'rejected'

export const isOnItsWay = ({ status }: Pick<Stated, 'status'>): boolean => status === 'approved' || status === 'executing'

export const mayPause = (mailing: Stated): boolean => isOnItsWay(mailing) && mailing.paused_at === null

/** Only staff resume a mailing that staff have stopped, for example after complaints. */
export const mayResume = (
  { paused_at, is_paused_by_staff }: Pick<Stated, 'paused_at'> & { is_paused_by_staff: boolean },
  { isStaff }: { isStaff: boolean },
): boolean => paused_at !== null && (isStaff || !is_paused_by_staff)

/** Participants of all own events are chosen by a filter alone. */
export const isByFilterAlone = ({ eventIds, userIds, organizationId, ...filters }: MailingRecipients): boolean =>
  !eventIds?.length && !userIds?.length && !organizationId && Object.values(filters).some((values) => values.length > 0)

export const isFinished = (block: MailingBlock): boolean => {
  switch (block.type) {
    case 'heading':
      return block.text !== ''
    case 'text':
      return block.html !== ''
    case 'image':
      return block.uploadId !== null
    case 'button':
      return block.label !== '' && block.url !== ''
    case 'event':
      return block.eventId !== null
    case 'divider':
      return true
  }
}

/** Every block is finished, and one says something. */
export const isComplete = (blocks: readonly MailingBlock[]): boolean => blocks.every(isFinished) && blocks.some(({ type }) => type !== 'divider')

const pattern = /\{\{ ?(\w{1,30}) ?\}\}/g

const textOf = (block: MailingBlock): string => {
  if (block.type === 'text') return block.html
  if (block.type === 'heading') return block.text
  return block.type === 'button' ? block.label : ''
}

type Written = { subject: string; blocks: readonly MailingBlock[] }

const namesIn = ({ subject, blocks }: Written): string[] =>
  [subject, ...blocks.map(textOf)].flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))

const isKnown = (name: string): name is MailingPlaceholder => mailingPlaceholders.some((known) => known === name)

export const placeholderFault = (written: Written, eventCount: number): 'placeholderUnknown' | 'placeholderNeedsEvent' | null => {
  const names = namesIn(written)
  if (!names.every(isKnown)) return 'placeholderUnknown'
  return eventCount === 0 && names.some((name) => eventPlaceholders.some((one) => one === name)) ? 'placeholderNeedsEvent' : null
}

export type PlaceholderValues = Record<MailingPlaceholder, string>

/** Unknown words stay as they are. */
export const withValues = (text: string, values: PlaceholderValues): string =>
  text.replace(pattern, (whole, name) => (isKnown(name) ? values[name] : whole))
