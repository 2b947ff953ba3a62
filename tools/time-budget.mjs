/** Minutes that the whole may take on a quiet machine with two cores, for the complete product. */
export const budgetMinutes = 40

/** Seconds of each stage from a bare clone on such a machine; docs/decisions/007-test-time.md projects them. */
export const stageSeconds = { browser: 10, check: 60, site: 20, unit: 240, journeys: 400 }

/** How far above its budget a stage may be before the run warns. */
export const warnAbove = 1.5

/** Stages that took too long, each as a sentence. `factor` is how much slower the machine is than a quiet one. */
export const overBudget = (results, factor) =>
  results.flatMap(({ name, seconds }) => {
    const limit = stageSeconds[name] * warnAbove * factor
    if (!(seconds > limit)) return []
    return [`SLOW: ${name} took ${seconds.toFixed(0)} s, more than ${warnAbove} × its budget of ${stageSeconds[name]} s × ${factor} for the load`]
  })
