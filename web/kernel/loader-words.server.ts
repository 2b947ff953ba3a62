import type { RouterContextProvider } from 'react-router'
import { dictionaries } from '../../messages/dictionaries.ts'
import { siteContext } from './context.ts'

/** All words in the language of the page, for loaders. Browsers get the words they show with the data of the page. */
export const loaderWords = (context: Readonly<RouterContextProvider>) => dictionaries[context.get(siteContext).locale]
