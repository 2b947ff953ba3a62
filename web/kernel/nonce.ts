import { createContext } from 'react'

/** Marks our own inline scripts while a page is rendered; the server turns the marks into hashes of its policy. */
export const NonceContext = createContext<string | undefined>(undefined)
