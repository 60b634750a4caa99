import type { Rule } from '../repository.ts'

const tasks = ['build', 'typecheck', 'lint', 'test']

/** Every workspace has each task: Turbo skips one that is missing in silence. */
export const workspaceTasks: Rule = async ({ workspaces }) =>
  workspaces.flatMap(({ folder, scripts }) =>
    tasks
      .filter((task) => !scripts[task])
      .map((task) => ({
        place: `${folder}/package.json`,
        message: `has no "${task}" script, so Turbo would skip it in silence`,
      })),
  )
