import type { RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { zoneName } from '../../../kernel/format.ts'
import { labelOfCity, largestCities } from '../../accounts/registration/load-cities.ts'

type Context = Readonly<RouterContextProvider>

/** The interface settings of the user, with the choices. */
export const loadInterface = async (context: Context) => {
  const chosen = await api(context)('GET /user/interface-settings')
  const [city, cities] = await Promise.all([labelOfCity(context, chosen.cityId), largestCities(context)])
  return { ...chosen, city, cities, zones: zonesOf(context) }
}

export type InterfaceData = Awaited<ReturnType<typeof loadInterface>>

/** Every zone with its current offset, such as «Asia/Almaty (GMT+5)». */
const zonesOf = (context: Context) => {
  const { now } = context.get(siteContext)
  const at = now.toISOString()
  return Intl.supportedValuesOf('timeZone').map((name) => ({ name, label: `${name.replaceAll('_', ' ')} (${zoneName(at, name)})` }))
}
