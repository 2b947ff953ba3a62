import { createContext, use } from 'react'

/** Base address of the calls, as configured by `API_BASE`; the document names it to the scripts of the page (V464). */
export const ApiBaseContext = createContext('/api')

export const useApiBase = () => use(ApiBaseContext)
