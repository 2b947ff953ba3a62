/** Minutes for the whole test run of the complete product on an idle machine with two cores. */
export const budgetMinutes = 40

/** Seconds of each stage from a bare clone on such a machine; docs/decisions/007-test-time.md projects them. */
export const stageSeconds = { browser: 10, check: 30, site: 10, unit: 200, journeys: 380 }

/** Factor over the budget of a stage above which the run warns. */
export const warnAbove = 1.5

/** A sentence for each stage over its budget. `factor` is the slowdown of the machine against an idle one. */
export const overBudget = (results, factor) =>
  results.flatMap(({ name, seconds }) => {
    const limit = stageSeconds[name] * warnAbove * factor
    if (!(seconds > limit)) return []
    return [`SLOW: ${name} took ${seconds.toFixed(0)} s, more than ${warnAbove} × its budget of ${stageSeconds[name]} s × ${factor} for the load`]
  })
