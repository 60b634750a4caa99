/** What the launcher is asked to do. */
export type Request =
  | { command: 'start' | 'dev' }
  | {
      command: 'test'
      /** Every combination, instead of each promise once. */
      full: boolean
      /** Workspaces, folders or test files to run instead of everything. */
      parts: readonly string[]
    }

/** The request in the arguments, or undefined when there is none. */
export function parseRequest([command, ...rest]: readonly string[]): Request | undefined {
  if (command === 'test' || command === 'test:full') {
    return rest.some((part) => part.startsWith('-'))
      ? undefined
      : { command: 'test', full: command === 'test:full', parts: rest }
  }
  return (command === 'start' || command === 'dev') && rest.length === 0 ? { command } : undefined
}

export const usage = `Usage: npm start | npm run dev | npm test [-- PART ...] | npm run test:full [-- PART ...]

  start      installs and builds what is needed and serves the product
  dev        the same with reload, for working on it
  test       installs what is missing, runs every check, and proves each promise once
  test:full  the same in every combination

A part is a workspace (@dst/domain), a folder (packages/domain/src/money) or a test file; without one, everything runs.`
