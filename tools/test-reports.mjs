import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './bootstrap/root.mjs'

/** A runner that ended without a report counts as one failure. */
const noReport = { passed: 0, failed: 1, files: [] }

const read = (file) => existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))

/** Counts and seconds for each file of vitest's JSON report; a file that could not be loaded counts as one failure. */
export const readVitest = (file) => {
  const report = read(file)
  if (!report) return noReport
  const unloaded = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    files: report.testResults.map(({ name, startTime, endTime }) => ({ name: relative(root, name), seconds: (endTime - startTime) / 1000 })),
  }
}

/** Counts and seconds for each file of Playwright's JSON report; a flaky test counts as passed. */
export const readPlaywright = (file) => {
  const report = read(file)
  if (!report) return noReport
  const { expected, flaky, unexpected } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    files: report.suites.map((suite) => ({ name: `tests/journeys/${suite.file}`, seconds: secondsOf(suite) })),
  }
}

const secondsOf = ({ suites = [], specs = [] }) => sum([...suites.map(secondsOf), ...specs.flatMap(({ tests }) => tests.map(durationOf))])

const durationOf = ({ results }) => sum(results.map(({ duration }) => duration)) / 1000

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
