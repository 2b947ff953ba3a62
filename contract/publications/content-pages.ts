import { z } from 'zod'
import { calls } from '../kit.ts'
import { catalogId, line } from '../shapes.ts'

export const contentPages = calls({
  'GET /pages/:id': {
    summary: 'Returns a published content page, by its number or by its URL-encoded path, in the language of the request',
    access: 'anyone',
    shared: ['reference'],
    params: z.object({ id: line(200) }),
    reply: z.object({
      id: catalogId,
      /** After /page/, such as rules/space. */
      path: z.string(),
      title: z.string(),
      /** HTML of trusted authors, without scripts. */
      body: z.string(),
      published: z.literal(true),
    }),
    refusals: ['notFound'],
  },
})
