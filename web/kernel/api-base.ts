import { createContext, use } from 'react'

/** Base address of API calls from `API_BASE`; the page also sets it in `data-api` for its scripts (V464). */
export const ApiBaseContext = createContext('/api')

export const useApiBase = () => use(ApiBaseContext)
