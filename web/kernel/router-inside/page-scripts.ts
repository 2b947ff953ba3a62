import type { EntryContext } from 'react-router'
import { type Locale, languageTags } from '../../../contract/locales.ts'
import type { Area } from '../dictionary.ts'
import { scriptJson } from '../script-json.ts'
import { wordsFile } from '../words-file.ts'
import { matchedRoutes } from './matched-routes.ts'

type PageScriptsInput = {
  context: EntryContext
  data: string
  locale: Locale
  usedAreas: ReadonlySet<Area>
  usedParts: ReadonlySet<string>
  nonce: string
}

/**
 * The scripts that hydrate a page: its loader data, as the router awaits it, and the loader of its modules. The page works
 * without modules, so they are requested after the first paint: styles and fonts get the bandwidth first.
 */
export const pageScripts = ({ data, nonce, ...page }: PageScriptsInput): string => {
  const files = JSON.stringify(filesOf(page))
  return (
    `<script nonce="${nonce}">window.__reactRouterContext=${page.context.serverHandoffString};` +
    `__reactRouterContext.stream=new ReadableStream({start(c){c.enqueue(${scriptJson(data)});c.close()}}).pipeThrough(new TextEncoderStream())</script>` +
    `<script nonce="${nonce}">(${afterPaint})(${files})</script>`
  )
}

type Files = {
  first: string | undefined
  manifest: string
  entry: string
  routes: Record<string, string>
  words: Record<string, string>
  others: string[]
}

/**
 * Runs in the browser as written here. A background page is never painted, so a timer starts the modules too. If files of
 * an older release are no longer served, the page reloads once a minute at most, as in `lost-chunk.ts`. Routes without a
 * component get an empty module, so that the first click loads no script for them.
 */
const afterPaint = `f=>{let begun=false
const begin=()=>{if(begun)return
begun=true
const ids=Object.keys(f.routes),areas=Object.keys(f.words),files=[f.manifest,...Object.values(f.words),...Object.values(f.routes)]
for(const href of [...files,f.entry,...f.others])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))
Promise.resolve(f.first&&import(f.first)).then(()=>Promise.all(files.map(file=>import(file)))).then(([,...modules])=>{window.__siteWords=Object.fromEntries(areas.map(area=>[area,modules.shift()[area]]))
const known=window.__reactRouterRouteModules=Object.fromEntries(ids.map((id,i)=>[id,modules[i]]))
for(const r of Object.values(__reactRouterManifest.routes))if(!r.hasDefaultExport)known[r.id]??={}
return import(f.entry)}).catch(e=>{const s=sessionStorage
if(Date.now()-(s.lastChunkReload||0)<60000)throw e
s.lastChunkReload=Date.now()
location.reload()})}
requestAnimationFrame(()=>setTimeout(begin))
setTimeout(begin,1500)}`

const filesOf = ({ context, locale, usedAreas, usedParts }: Omit<PageScriptsInput, 'data' | 'nonce'>): Files => {
  const { manifest } = context
  const matched = matchedRoutes(context)
  const routes = Object.fromEntries(matched.map(({ id, module }) => [id, module]))
  const language = languageTags[locale]
  const wordsOf = (area: Area) => fileOf(`messages/${language}/${wordsFile(area)}`)
  return {
    first: manifest.hmr?.runtime,
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes,
    words: Object.fromEntries([...usedAreas].map((area) => [area, wordsOf(area)])),
    others: [...new Set([...manifest.entry.imports, ...matched.flatMap(({ imports = [] }) => imports), ...partFiles(usedParts)])],
  }
}

/** The files of the parts, with their static imports. */
const partFiles = (parts: ReadonlySet<string>): string[] => {
  const keys = new Set([...parts].map((source) => `web/${source}`))
  for (const key of keys) for (const imported of built[key]?.imports ?? []) keys.add(imported)
  return [...keys].flatMap((key) => (built[key] ? [`/${built[key].file}`] : []))
}

type Built = Record<string, { file: string; imports?: string[] }>

/** The development server serves the source itself. */
const fileOf = (source: string) => `/${built[source]?.file ?? source}`

/** The file of each module in the client build, which runs before the server build. */
const [built = {}] = import.meta.env.PROD
  ? Object.values(import.meta.glob<Built>('../../../build/client/.vite/manifest.json', { eager: true, import: 'default', exhaustive: true }))
  : []
