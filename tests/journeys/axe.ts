import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// only violations are reported, and legacy mode needs no second page for other origins: a third of the time
const onlyViolations = { resultTypes: ['violations' as const] }

/** Violations of all rules in the page, or in the parts that match the selectors. */
export const violationsOf = async (page: Page, within?: string[]) => {
  const axe = new AxeBuilder({ page }).options(onlyViolations).withTags(rules).setLegacyMode()
  if (within) axe.include(within)
  return worded((await axe.analyze()).violations)
}

/** The global of the page that `violationsOf` has loaded. */
declare const axe: { run: (context: object, options: object) => Promise<{ violations: Violations }> }

/** Violations of the color rule. The document has its axe from `violationsOf`, because loading axe takes longer than this check. */
export const colorViolationsOf = async (page: Page, within: string[] = ['html']) => {
  const violations = await page.evaluate(async (include) => {
    const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    const nextFrame = () => new Promise(requestAnimationFrame)
    // an inherited color starts a transition of its own when that of its parent ends
    for (await nextFrame(); transitions().length > 0; await nextFrame()) for (const transition of transitions()) transition.finish()
    return (await axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'] })).violations
  }, within)
  return worded(violations)
}

const worded = (violations: Violations) => violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
