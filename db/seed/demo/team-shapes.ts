import type { ThemeKey } from '../reference/keys.ts'

export type DemoTeam = {
  name: string
  city: string
  themes: ThemeKey[]
  description: string
  /** Keys of demo users, or the role of a demo account. */
  leader: string
  admins?: string[]
  members: string[]
  waiting?: string[]
  /** Of an event instead of a project. */
  isForEvents?: true
  /** Staff have not approved it yet. */
  isWaiting?: true
  /** The demo event that it registered for. */
  event?: { key: string; moderation: 'wait' | 'approved' | 'declined'; comment?: string }
  projects: DemoTeamProject[]
}

export type DemoTeamProject = {
  name: string
  stage: 'idea' | 'ongoing' | 'complete'
  /** Days before the load of the demo. */
  completedDaysAgo?: number
  types: ('technological' | 'business_project' | 'social' | 'research' | 'analytical')[]
  model: 'commerce' | 'non_commerce'
  essence: string
  info?: string
  /** Ids of support institutions. */
  known?: number[]
  isHidden?: true
}
