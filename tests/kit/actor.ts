import type { Actor } from '../../server/kernel/actor.ts'

/** A signed-in adult without roles, for rules that need no database. */
export const actor = (more: Partial<Actor> = {}): Actor => ({
  id: 1,
  sessionId: 1,
  awaits: null,
  firstName: 'Анна',
  lastName: 'Ли',
  email: null,
  cityId: null,
  photoId: null,
  status: 10,
  birthday: null,
  isExpert: false,
  isStaff: false,
  roles: ['registered'],
  isRestricted: false,
  hasAgreement: true,
  hasPersonalDataAgreement: true,
  ...more,
})
