import type { ProfileVisibility } from '../../../../contract/people/people.ts'

type Block = Exclude<keyof ProfileVisibility, 'contacts'>

/** Profile sections with a visibility switch, in display order. */
export const profileBlocks = ['educations', 'employments', 'projects', 'events', 'resume', 'socials', 'catalogue'] as const satisfies readonly Block[]
