import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Event } from '../../../../contract/events/events.ts'
import { type Site, siteContext } from '../../../kernel/context.ts'
import { loadTeamsAtEvent } from '../../events/registration/team/load-teams.ts'
import { loadTeams } from './load.ts'

const failing = ['GET /owner/teams', 'GET /owner/teams/event-teams', 'GET /teams/:id/event-registration-status']

/** A site of a signed-in user where these calls fail. */
const contextWithFailures = () => {
  const failed: string[] = []
  const call = async ({ address }: { address: string }) => {
    if (!failing.includes(address)) return { ok: true, reply: { type0: 1, type1: 0, requests: 0 } }
    failed.push(address)
    return { ok: false, problem: { status: 500 } }
  }
  const context = new RouterContextProvider()
  // the loaders use only these three
  context.set(siteContext, { call, hasToken: true, now: new Date('2026-03-10T09:00:00Z') } as unknown as Site)
  return { context, failed }
}

test('teams: failures of the own list and of the state at an event leave the pages, without their part (V292)', async () => {
  const { context, failed } = contextWithFailures()
  const page = await loadTeams({ request: new Request('http://site.test/teams'), context })
  expect([page.shown, page.list]).toEqual(['project', null])
  // only these facts of an event are read
  const event = { id: 5, participation_format: 'team', timeline: 'beforeStart', userParticipant: { teamId: 7, state: 'wait' } } as unknown as Event
  expect(await loadTeamsAtEvent(context, event)).toEqual({ registered: [], choices: null })
  expect(failed).toEqual(failing)
})
