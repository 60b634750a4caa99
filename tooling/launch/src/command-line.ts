/** The launcher's commands. */
export type Command = 'start' | 'dev' | 'test'

const commands: readonly Command[] = ['start', 'dev', 'test']

/** The command in the arguments, or undefined for any other number or kind of arguments. */
export function parseCommand(args: readonly string[]): Command | undefined {
  const [name, ...rest] = args
  return rest.length === 0 ? commands.find((command) => command === name) : undefined
}

export const usage = `Usage: npm start | npm run dev | npm test

  start  installs and builds what is needed and serves the product
  dev    the same with reload, for working on it
  test   installs what is missing and runs every check and test

None takes arguments. To run one workspace's tests: pnpm --filter @dst/domain test`
