import type { Section } from '../kit.ts'
import { home } from './home.ts'

export const homeDomain = [{ title: 'Home', description: 'The home page of a signed-in user.', calls: home }] as const satisfies readonly Section[]
