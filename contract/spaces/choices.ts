import { z } from 'zod'
import { calls } from '../kit.ts'
import { id, itemsOf, line, listOf, queryId } from '../shapes.ts'

/** Rows that the tables of places refer to, for the forms of staff. */
export const placeChoices = calls({
  'GET /admin/organizations/names': {
    summary: 'Returns organizations by their ids, or by a part of their name, 20 at most',
    access: 'staff',
    query: z.object({ ids: listOf(queryId).optional(), search: line(100).optional() }),
    reply: itemsOf(z.object({ id, name: z.string() })),
  },
  'GET /admin/users/names': {
    summary: 'Returns names of users by their ids, and whether their role and account let them work in a space',
    access: 'staff',
    query: z.object({ ids: listOf(queryId).default([]) }),
    reply: itemsOf(z.object({ id, name: z.string(), position: z.string().nullable(), isSpaceStaff: z.boolean() })),
  },
})
