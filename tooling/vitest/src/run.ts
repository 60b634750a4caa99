/**
 * The tag of what only the full run has: `test('…', { tags: [full] }, …)`, or `@module-tag full` in a comment at the
 * top of a file. Without it a test is in every run.
 */
export const full = 'full'

/** The tag of a test that every run has, although its group has the tag `full`. */
export const everyRun = 'every-run'

/** Whether this is the run of every combination (`npm run test:full`) instead of the core of each (`npm test`). */
export const isFullRun = process.env['TEST_RUN'] === 'full'

/** How much of something to try: all of it in the full run, a part in the core run. */
export function byRun<Amount>(amounts: { core: Amount; full: Amount }): Amount {
  return isFullRun ? amounts.full : amounts.core
}
