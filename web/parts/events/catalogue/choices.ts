import type { EventCard } from '../../../../contract/events/events.ts'

/** Values of the contract in display order. The browser imports only types of the contract, so the values repeat here. */
export const formats = ['place', 'space', 'online'] as const satisfies EventCard['format'][]
export const participationFormats = ['person', 'team', 'quiz'] as const satisfies EventCard['participation_format'][]
