// The stages of `npm test`: all, or only `unit` (checks, the site, vitest) or `journeys` (the site, playwright).
// Arguments after unit or journeys are passed to the runner: npm test -- unit server/kernel
// `--all` inspects every screen in every language, colour scheme and width, and runs the API tests on PostgreSQL 15: npm test -- --all
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { timeFactor } from '../tests/kit/time-limits.ts'
import { CannotStart } from './bootstrap/cannot-start.mjs'
import { pathWith } from './bootstrap/node24.mjs'
import { buildSite } from './bootstrap/site.mjs'
import { readyChromium } from './browser.mjs'
import { runStage } from './run-stage.mjs'
import { readPlaywright, readVitest, sum } from './test-reports.mjs'
import { budgetMinutes, overBudget } from './time-budget.mjs'

const shownFiles = 10

const check = async ({ env }) => ({ isOk: await runStage(['tools/check.mjs'], env) })

const unit = async ({ env, reports, filters }) => {
  const file = join(reports, 'vitest.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const isOk = await runStage([...args, ...filters], env)
  return { isOk, ...readVitest(file) }
}

const browser = async ({ env }) => {
  const { path, reason } = readyChromium()
  env.CHROMIUM_PATH = path ?? ''
  return { isOk: Boolean(path), reason }
}

const site = async ({ env }) => {
  try {
    await buildSite({ node: process.execPath, env })
    return { isOk: true }
  } catch (error) {
    if (error instanceof CannotStart) return { isOk: false, reason: error.message }
    throw error
  }
}

const journeys = async ({ env, reports, filters }) => {
  if (!env.CHROMIUM_PATH) return { isOk: false, reason: 'not run: there is no browser' }
  const file = join(reports, 'playwright.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json']
  const isOk = await runStage([...args, ...filters], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  return { isOk, ...readPlaywright(file) }
}

/** The folder of Debian's package. */
const oldestPostgres = '/usr/lib/postgresql/15'

/** Migrations and the tests of the server on the oldest PostgreSQL that DATABASE_URL may name. Other versions run in `unit`. */
const postgres15 = async ({ env }) => {
  if (!existsSync(join(oldestPostgres, 'bin/initdb')))
    return { isOk: false, reason: `no PostgreSQL in ${oldestPostgres}: apt-get install postgresql-15` }
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'server', 'tests', 'db']
  return { isOk: await runStage(args, { ...env, TEST_POSTGRES: oldestPostgres }) }
}

// page tests and journeys both run the built site
const stages = { browser, check, site, unit, journeys, postgres15 }
const selections = { unit: ['check', 'site', 'unit'], journeys: ['browser', 'site', 'journeys'], postgres15: ['site', 'postgres15'] }

const runAll = async (names, context) => {
  const results = []
  for (const name of names) {
    console.log(`\n— ${name}`)
    const startedAt = Date.now()
    const result = await stages[name](context)
    results.push({ name, passed: 0, failed: 0, files: [], ...result, seconds: (Date.now() - startedAt) / 1000 })
  }
  return results
}

const lineOf = ({ name, isOk, passed, failed, reason, seconds }) => {
  const counts = passed + failed > 0 ? `: ${passed} passed, ${failed} failed` : ''
  return `${isOk ? 'ok     ' : 'failed '} ${name} (${seconds.toFixed(0)} s)${counts}${reason ? `: ${reason}` : ''}`
}

/** The slowest files, and the total with its budget. Files of one stage run in parallel. */
const timeLines = (results) => {
  const files = results.flatMap(({ files }) => files).sort((a, b) => b.seconds - a.seconds)
  const minutes = sum(results.map(({ seconds }) => seconds)) / 60
  return [
    ...files.slice(0, shownFiles).map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s ${name}`),
    `${minutes.toFixed(1)} of ${budgetMinutes} minutes`,
    ...overBudget(results, timeFactor),
  ]
}

const refuse = (selection) => {
  console.error(`npm test takes "unit", "journeys", "postgres15" or nothing, not "${selection}".`)
  return false
}

const main = async (words) => {
  const [selection, ...filters] = words.filter((word) => word !== '--all')
  if (selection && !selections[selection]) return refuse(selection)
  const reports = mkdtempSync(join(tmpdir(), 'vmeste-reports-'))
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
  const env = { ...process.env, TZ: process.env.TZ || 'UTC', PATH: pathWith(process.execPath), ...(words.includes('--all') && { ALL_LOOKS: '1' }) }
  const whole = Object.keys(stages).filter((name) => name !== 'postgres15' || env.ALL_LOOKS)
  const results = await runAll(selections[selection] ?? whole, { env, reports, filters })
  console.log(`\n${timeLines(results).join('\n')}\n\n${results.map(lineOf).join('\n')}\n`)
  console.log(`${sum(results.map(({ passed }) => passed))} passed, ${sum(results.map(({ failed }) => failed))} failed`)
  return results.every(({ isOk }) => isOk)
}

const isOk = await main(process.argv.slice(2))
process.exitCode = isOk ? 0 : 1
