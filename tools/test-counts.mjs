import { existsSync, readFileSync } from 'node:fs'

/** A runner that fell over before it wrote its report counts as one failure. */
const brokenOff = { passed: 0, failed: 1 }

const read = (file) => existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))

/** From vitest's JSON report; a file that could not even be loaded counts as one failure. */
export const countVitest = (file) => {
  const report = read(file)
  if (!report) return brokenOff
  const unloaded = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/** From Playwright's JSON report; a flaky test passed in the end. */
export const countPlaywright = (file) => {
  const report = read(file)
  if (!report) return brokenOff
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length }
}
