import { createContext } from 'react'

/** Marks the product's inline scripts while a page is rendered; the server replaces the marks with hashes in its policy. */
export const NonceContext = createContext<string | undefined>(undefined)
