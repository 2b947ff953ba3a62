import type { EntryContext } from 'react-router'
import { type Locale, languageTags } from '../../contract/locales.ts'
import type { Area } from './dictionary.ts'
import { scriptJson } from './script-json.ts'

type Started = { context: EntryContext; data: string; locale: Locale; spoken: ReadonlySet<Area>; nonce: string }

/**
 * What makes a page alive: the data of its loaders, as the router awaits it, and what loads its scripts. The page is
 * complete without them, so they are asked for once it has been painted and leave its styles and letters the road.
 */
export const pageScripts = ({ context, data, locale, spoken, nonce }: Started): string => {
  const files = JSON.stringify(filesOf(context, locale, spoken))
  return (
    `<script nonce="${nonce}">window.__reactRouterContext=${context.serverHandoffString};` +
    `__reactRouterContext.stream=new ReadableStream({start(c){c.enqueue(${scriptJson(data)});c.close()}}).pipeThrough(new TextEncoderStream())</script>` +
    `<script nonce="${nonce}">(${afterPaint})(${files})</script>`
  )
}

type Files = { first: string | undefined; manifest: string; entry: string; routes: Record<string, string>; others: string[]; words: string }

/**
 * Runs in the browser, as it is written here. A page in the background is not painted, so it does not wait for ever. Files
 * of an older release are gone: it loads the new release, as `lost-chunk.ts` does for those that come later. Addresses without a
 * screen have no scripts to ask for at the first press.
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

const filesOf = ({ manifest, staticHandlerContext }: EntryContext, locale: Locale, spoken: ReadonlySet<Area>): Files => {
  const shown = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const routes = Object.fromEntries(shown.map(({ id, module }) => [id, module]))
  const words = [...spoken].flatMap((area) => built[`messages/${languageTags[locale]}/${area}.ts`]?.file ?? [])
  const others = new Set([
    ...manifest.entry.imports,
    ...shown.flatMap(({ module, imports = [] }) => [module, ...imports]),
    ...words.map((file) => `/${file}`),
  ])
  return {
    first: manifest.hmr?.runtime,
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes,
    others: [...others],
    words: [...spoken].join(' '),
  }
}

type Built = Record<string, { file: string }>

/** Where the client's build, which comes before the server's, has put each module. */
const [built = {}] = import.meta.env.PROD
  ? Object.values(import.meta.glob<Built>('../../build/client/.vite/manifest.json', { eager: true, import: 'default', exhaustive: true }))
  : []
