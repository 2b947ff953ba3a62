import type { RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { labelOfCity, largestCities } from '../../cities/load-cities.ts'
import { zonesOf } from '../zones.ts'

type Context = Readonly<RouterContextProvider>

/** The interface settings of the user, with the choices. */
export const loadInterface = async (context: Context) => {
  const chosen = await api(context)('GET /user/interface-settings')
  const [city, cities] = await Promise.all([labelOfCity(context, chosen.cityId), largestCities(context)])
  return { ...chosen, city, cities, zones: zonesOf(context) }
}

export type InterfaceData = Awaited<ReturnType<typeof loadInterface>>
