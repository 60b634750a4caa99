import type { Rule } from '../repository.ts'

const tasks = ['build', 'typecheck', 'lint', 'test']
const formatted = 'prettier --check'

/** Every workspace has each task, as Turbo skips one that is missing in silence; its lint asks for the form as well. */
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
