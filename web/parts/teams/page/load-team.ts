import { data, type LoaderFunctionArgs } from 'react-router'
import { api } from '../../../kernel/api.ts'

type Args = Pick<LoaderFunctionArgs, 'params' | 'context'>

/** The id of the address; any other address returns 404. */
export const teamIdOf = (params: Args['params']): number => {
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? '')) throw data(null, { status: 404 })
  return Number(params.id)
}

export const loadTeam = ({ params, context }: Args) => api(context)('GET /teams/:id', { params: { id: teamIdOf(params) } })
