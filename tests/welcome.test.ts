import { expect, test } from 'vitest'
import { readConfig } from '../server/kernel/config.ts'
import { siteUrlOf, welcomeLines } from '../welcome.ts'

const welcome = (env: NodeJS.ProcessEnv) => {
  const config = readConfig(env)
  return welcomeLines(config, siteUrlOf(config)).join('\n')
}
const gateways = { SMTP_URL: 'smtp://mail.example', SMS_GATEWAY_URL: 'https://sms.example' }
const publicDemo = /WARNING: This demo is public: anyone can sign in as an admin/

test('start: warn about public access to a demo', () => {
  expect(welcome({ DEMO: '1', BASE_URL: 'https://vmeste.example/' })).toMatch(publicDemo)
  expect(welcome({ DEMO: '1', HOST: '192.168.1.5' })).toMatch(publicDemo)
  expect(welcome({ DEMO: '1' })).not.toMatch(/WARNING/)
})

test('start: show the inbox and the demo sign-ins where they exist', () => {
  expect(welcome({})).toMatch(/http:\/\/127\.0\.0\.1:3000\/inbox\n.*\n {4}participant {2}participant@vmeste\.example/)
  expect(welcome({ DEMO: '0', INBOX: '1' })).toBe('  Messages and codes: http://127.0.0.1:3000/inbox')
  expect(welcome({ ...gateways, BASE_URL: 'https://vmeste.example' })).toBe('')
})

test('start: request BASE_URL where clients cannot connect to the host address', () => {
  expect(welcome({ ...gateways, HOST: '0.0.0.0' })).toMatch(/WARNING: Links lead to http:\/\/127\.0\.0\.1:3000: set BASE_URL/)
  expect(welcome({ ...gateways, HOST: '0.0.0.0', BASE_URL: 'https://vmeste.example' })).toBe('')
})

test('start: take the site address from BASE_URL, else from host and port', () => {
  const addresses = [{ BASE_URL: 'https://vmeste.example/' }, { HOST: '::1', PORT: '80' }, { HOST: '::' }, { HOST: '10.0.0.5' }].map((env) =>
    siteUrlOf(readConfig({ DEMO: '1', ...env })),
  )
  expect(addresses).toEqual(['https://vmeste.example', 'http://[::1]:80', 'http://127.0.0.1:3000', 'http://10.0.0.5:3000'])
})
