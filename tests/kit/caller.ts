import { actorOf } from '../../server/kernel/actor.ts'
import type { Caller } from '../../server/kernel/caller.ts'
import type { World } from './world.ts'

/** A caller for calls made in the process, without HTTP. */
export const callerFor = (world: World, token: string, ip = '127.0.0.1'): Caller => ({
  requestId: 'test',
  locale: 'ru',
  addressKey: ip,
  userAgent: 'test',
  isBrowser: false,
  hasToken: true,
  token,
  browser: null,
  visitor: null,
  isNavigation: false,
  referrer: null,
  isUnseen: false,
  isSameOrigin: true,
  device: null,
  actor: () => actorOf(world.resources, token, world.clock.now()),
  session: { started: null, ended: false },
  cacheTags: null,
})
