import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { mailbox } from '../mailboxes.ts'
import type { Resources } from '../resources.ts'

const validDays = 180

/** Serves security.txt (RFC 9116), the address for vulnerability reports, and our policy (SECURITY.md). */
export const registerSecurityTxt = (app: FastifyInstance, { config, siteUrl, clock }: Resources) => {
  const policyPath = '/.well-known/security-policy.md'
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          `Contact: mailto:${mailbox('security', config)}`,
          `Expires: ${new Date(clock().getTime() + validDays * 86_400_000).toISOString()}`,
          'Preferred-Languages: ru, en, kk',
          `Canonical: ${siteUrl}/.well-known/security.txt`,
          `Policy: ${siteUrl}${policyPath}`,
          '',
        ].join('\n'),
      ),
  )
  app.get(policyPath, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await readFile(policyFile)),
  )
}

const policyFile = join(import.meta.dirname, '../../../SECURITY.md')
