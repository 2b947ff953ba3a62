import { teamTypes } from '../../../contract/teams/limits.ts'

/** The name of a kind in the words: 0 is a team of a project, 1 of an event. */
export const kindOf = ({ type }: { type: number }): 'project' | 'event' => (type === teamTypes.event ? 'event' : 'project')
