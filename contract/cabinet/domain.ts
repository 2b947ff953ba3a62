import type { Section } from '../kit.ts'
import { cabinetEvents } from './events.ts'
import { eventGroups } from './groups.ts'
import { networkDecision, networkQueue } from './network.ts'
import { eventReports } from './reports.ts'
import { series } from './series.ts'

export const cabinetDomain = [
  { title: 'Cabinet of the organizer', description: 'Own events by state, with counts.', calls: cabinetEvents },
  { title: 'Folders of events', description: 'Own folders in the cabinet.', calls: eventGroups },
  { title: 'Series', description: 'Main events with the events chained to them.', calls: series },
  { title: 'Reports about an event', description: 'Numbers, name badges and automatic emails of an own event.', calls: eventReports },
  {
    title: 'Network events',
    description: 'Invitations of spaces and the decisions about them.',
    calls: { ...networkDecision, ...networkQueue.calls },
    queues: [networkQueue],
  },
] as const satisfies readonly Section[]
