import type { Section } from '../kit.ts'
import { careerReview } from './career-review.ts'
import { following } from './following.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'

export const peopleDomain = [
  { title: 'People', description: 'The catalogue of people, their profiles, contacts by consent, following.', calls: { ...people, ...following } },
  { title: 'Profile', description: 'What people tell of themselves: educations, jobs, projects, interests, badges and files.', calls: profile },
  { title: 'Career review', description: 'What staff decide of educations and jobs.', calls: careerReview },
] as const satisfies readonly Section[]
