import type { Ctx } from '../../kernel/call.ts'
import { presentManaged, presentOrganization } from './present.ts'
import { managedOrganization, viewerOf, visibleOrganization } from './visible.ts'

export const oneOrganization = async (ctx: Ctx<'GET /organizations/:id'>) =>
  presentOrganization(await visibleOrganization(ctx, ctx.params.id), viewerOf(ctx.actor))

export const oneManaged = async (ctx: Ctx<'GET /owner/organizations/:id'>) =>
  presentManaged(await managedOrganization(ctx, ctx.params.id), viewerOf(ctx.actor))
