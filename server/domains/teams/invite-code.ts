import { randomInt } from 'node:crypto'
import { inviteCodeLength } from '../../../contract/limits.ts'
import { inviteAlphabet } from '../../../contract/teams/invite-code.ts'

/** Some 48 bits: a code is not guessed within the rate limit of the calls that take one. */
export const newInviteCode = (): string => Array.from({ length: inviteCodeLength }, () => inviteAlphabet[randomInt(inviteAlphabet.length)]).join('')

export const inviteUrlOf = (siteUrl: string, code: string): string => `${siteUrl}/join-team/${code}`
