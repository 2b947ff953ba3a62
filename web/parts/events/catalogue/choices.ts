import type { EventCard } from '../../../../contract/events/events.ts'

/** Values of the contract in the order people read them; the browser gets types of the contract, never its code. */
export const formats = ['place', 'space', 'online'] as const satisfies EventCard['format'][]
export const participationFormats = ['person', 'team', 'quiz'] as const satisfies EventCard['participation_format'][]
