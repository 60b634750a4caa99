import type { Workspace } from '@dst/launch/workspaces'
import { arrows, isTooling, measured } from '../arrows.ts'
import type { Finding, Rule } from '../repository.ts'

/** Every package.json follows the arrows of the design. */
export const packageArrows: Rule = async ({ workspaces }) => {
  const tooling = workspaces.filter(({ folder }) => isTooling(folder)).map(({ name }) => name)
  return workspaces.flatMap((workspace) =>
    isTooling(workspace.folder) ? ofTooling(workspace, tooling) : ofProduct(workspace, tooling),
  )
}

function ofTooling({ name: tool, folder, dependencies, devDependencies }: Workspace, tooling: string[]): Finding[] {
  return [...dependencies, ...devDependencies]
    .filter((name) => isOurs(name) && !tooling.includes(name) && !measured[tool]?.includes(name))
    .map((name) => ({
      place: `${folder}/package.json`,
      message: `tooling must know nothing of the product, and depends on ${name}`,
    }))
}

function ofProduct({ name, folder, dependencies, devDependencies }: Workspace, tooling: string[]): Finding[] {
  const place = `${folder}/package.json`
  const arrow = arrows[name]
  if (arrow === undefined) return [{ place, message: `${name} has no arrow in tooling/checks/src/arrows.ts` }]
  const atRunTime = dependencies.filter((dependency) =>
    isOurs(dependency)
      ? !arrow.ours.includes(dependency)
      : arrow.others !== undefined && !arrow.others.includes(dependency),
  )
  const allowedInTests = [...tooling, ...arrow.ours, ...(arrow.inTests ?? [])]
  const inTests = devDependencies.filter((dependency) => isOurs(dependency) && !allowedInTests.includes(dependency))
  return [
    ...atRunTime.map((dependency) => ({ place, message: `${name} may not depend on ${dependency}` })),
    ...inTests.map((dependency) => ({ place, message: `${name} may not depend on ${dependency}, not even in tests` })),
  ]
}

function isOurs(name: string): boolean {
  return name.startsWith('@dst/')
}
