import type { ProfileVisibility } from '../../../../contract/people/people.ts'

type Block = Exclude<keyof ProfileVisibility, 'contacts'>

/** What of a profile is shown or not, in the order it is asked. */
export const profileBlocks = ['educations', 'employments', 'projects', 'events', 'resume', 'socials', 'catalogue'] as const satisfies readonly Block[]
