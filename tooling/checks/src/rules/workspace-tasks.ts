import type { Rule } from '../repository.ts'

const tasks = ['build', 'typecheck', 'lint', 'test']
const formatted = 'prettier --check'

/** Every workspace has every task, because Turbo silently skips a missing one; its lint also checks formatting. */
export const workspaceTasks: Rule = async ({ workspaces }) =>
  workspaces.flatMap(({ folder, scripts }) => [
    ...tasks
      .filter((task) => !scripts[task])
      .map((task) => ({
        place: `${folder}/package.json`,
        message: `has no "${task}" script, so Turbo would skip it in silence`,
      })),
    ...(scripts['lint']?.includes(formatted) === false
      ? [{ place: `${folder}/package.json`, message: `its "lint" does not run ${formatted}` }]
      : []),
  ])
