import type { EntryContext } from 'react-router'
import { type Locale, languageTags } from '../../../contract/locales.ts'
import type { Area } from '../dictionary.ts'
import { scriptJson } from '../script-json.ts'
import { wordsFile } from '../words-file.ts'
import { matchedRoutes } from './matched-routes.ts'

type PageScriptsInput = { context: EntryContext; data: string; locale: Locale; usedAreas: ReadonlySet<Area>; nonce: string }

/**
 * The scripts that hydrate a page: its loader data, as the router awaits it, and the loader of its modules. The page works
 * without modules, so they are requested after the first paint: styles and fonts get the bandwidth first.
 */
export const pageScripts = ({ context, data, locale, usedAreas, nonce }: PageScriptsInput): string => {
  const files = JSON.stringify(filesOf(context, locale, usedAreas))
  return (
    `<script nonce="${nonce}">window.__reactRouterContext=${context.serverHandoffString};` +
    `__reactRouterContext.stream=new ReadableStream({start(c){c.enqueue(${scriptJson(data)});c.close()}}).pipeThrough(new TextEncoderStream())</script>` +
    `<script nonce="${nonce}">(${afterPaint})(${files})</script>`
  )
}

type Files = { first: string | undefined; manifest: string; entry: string; routes: Record<string, string>; others: string[]; words: string }

/**
 * Runs in the browser as written here. A background page is never painted, so a timer starts the modules too. If files of
 * an older release are no longer served, the page reloads once a minute at most, as in `lost-chunk.ts`. Routes without a
 * component get an empty module, so that the first click loads no script for them.
 */
const afterPaint = `f=>{let begun=false
const begin=()=>{if(begun)return
begun=true
for(const href of [f.manifest,f.entry,...f.others])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))
document.documentElement.dataset.words=f.words
const ids=Object.keys(f.routes)
Promise.resolve(f.first&&import(f.first)).then(()=>Promise.all([f.manifest,...Object.values(f.routes)].map(file=>import(file)))).then(([,...modules])=>{const known=window.__reactRouterRouteModules=Object.fromEntries(ids.map((id,i)=>[id,modules[i]]))
for(const r of Object.values(__reactRouterManifest.routes))if(!r.hasDefaultExport)known[r.id]??={}
return import(f.entry)}).catch(e=>{const s=sessionStorage
if(Date.now()-(s.lastChunkReload||0)<60000)throw e
s.lastChunkReload=Date.now()
location.reload()})}
requestAnimationFrame(()=>setTimeout(begin))
setTimeout(begin,1500)}`

const filesOf = (context: EntryContext, locale: Locale, usedAreas: ReadonlySet<Area>): Files => {
  const { manifest } = context
  const matched = matchedRoutes(context)
  const routes = Object.fromEntries(matched.map(({ id, module }) => [id, module]))
  const language = languageTags[locale]
  const sources = [`browser/${language}.ts`, ...[...usedAreas].map((area) => `${language}/${wordsFile(area)}`)]
  const words = sources.flatMap((source) => built[`messages/${source}`]?.file ?? [])
  const others = new Set([
    ...manifest.entry.imports,
    ...matched.flatMap(({ module, imports = [] }) => [module, ...imports]),
    ...words.map((file) => `/${file}`),
  ])
  return {
    first: manifest.hmr?.runtime,
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes,
    others: [...others],
    words: [...usedAreas].join(' '),
  }
}

type Built = Record<string, { file: string }>

/** The file of each module in the client build, which runs before the server build. */
const [built = {}] = import.meta.env.PROD
  ? Object.values(import.meta.glob<Built>('../../../build/client/.vite/manifest.json', { eager: true, import: 'default', exhaustive: true }))
  : []
