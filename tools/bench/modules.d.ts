// The used part of the benchmark's packages, which are installed only where the benchmark runs.

declare module 'autocannon' {
  export type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string }
  type Client = { setRequests: (requests: Request[]) => void }
  type Options = {
    url: string
    connections: number
    duration?: number
    amount?: number
    timeout?: number
    overallRate?: number
    headers?: Record<string, string>
    requests?: Request[]
    setupClient?: (client: Client) => void
  }
  type Result = {
    duration: number
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    latency: { p50: number; p99: number; max: number }
  }
  // biome-ignore lint/style/noDefaultExport: it is how the package exports itself
  export default function autocannon(options: Options): Promise<Result>
}

declare module 'chrome-launcher' {
  export const launch: (options: { chromePath: string; chromeFlags: string[] }) => Promise<{ port: number; kill: () => void }>
}

declare module 'lighthouse' {
  type Audit = { numericValue?: number }
  type Result = { lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, Audit | undefined> } }
  // biome-ignore lint/style/noDefaultExport: it is how the package exports itself
  export default function lighthouse(url: string, options: { port: number; onlyCategories: string[]; logLevel: 'error' }): Promise<Result | undefined>
}
