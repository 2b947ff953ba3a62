import { expect, test } from 'vitest'
import { openPages } from './pages.ts'

type Answer = { status: number; location?: string }

/** Pages through a client that answers by address and notes what it is asked for. */
const pagesOf = (answers: Record<string, Answer>) => {
  const asked: string[] = []
  const pages = openPages(async (address) => {
    asked.push(address)
    const { status, location = null } = answers[address] ?? { status: 404 }
    return { status, location, type: 'text/html', bytes: Buffer.from(address) }
  })
  return { asked, read: async (address: string) => String(Buffer.from((await pages.read(address))?.bytes ?? [])) }
}

test('pages: addresses of calendars and without encryption are read over https, redirects included', async () => {
  const { asked, read } = pagesOf({
    'https://site.example/a': { status: 302, location: 'http://site.example/b' },
    'https://site.example/b': { status: 301, location: '/c' },
    'https://site.example/c': { status: 200 },
  })
  expect(await read('webcal://site.example/a')).toBe('https://site.example/c')
  expect(asked).toEqual(['https://site.example/a', 'https://site.example/b', 'https://site.example/c'])
})

test('pages: an endless redirect ends, and a refusal of the client is an unreadable address', async () => {
  const { asked, read } = pagesOf({ 'https://site.example/': { status: 302, location: '/' } })
  expect([await read('https://site.example/'), asked.length]).toEqual(['', 4])
  // the guarded client itself refuses an address that is no public name
  expect(await openPages().read('https://169.254.169.254/latest')).toBe(null)
  expect(await openPages().read('file:///etc/passwd')).toBe(null)
})
