import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { join } from 'node:path'
import { testOrTool } from '../repository.ts'
import { part, rules } from './rules.ts'

const made = '^(?:apps|packages|tooling)/[^/]+/(?:build|coverage|dist-storybook|fixtures|projects|reports|\\.[^/]+)/'

/** Everything below `root` that breaks the architecture, as `rule: from -> to`, and how many files were read. */
export async function findBreaches(root: string) {
  const { output } = await cruise(
    ['apps', 'packages', 'tooling'],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rules },
      exclude: { path: [made, `^(?:apps|packages)/.*(?:${testOrTool.source})`] },
      doNotFollow: { path: 'node_modules|^(?:apps|packages)/[^/]+/dist/' },
      tsPreCompilationDeps: true,
      skipAnalysisNotInRules: true,
    },
    // Sources instead of what is built, as every tool of this repository reads them.
    {
      exportsFields: ['exports'],
      conditionNames: ['@dst/source', 'import', 'require', 'node', 'default', 'types'],
      alias: { '~': join(root, 'apps/web/app') },
    },
  )
  const { modules, summary } = output as ICruiseResult
  const breaches = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
  return { breaches: [...breaches, ...partsOnNoScreen(modules)].sort(), files: modules.length }
}

/** The rule of the same kind that dependency-cruiser has counts types as well, and these draw nothing. */
function partsOnNoScreen(modules: IModule[]): string[] {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]))
  const drawn = new Set([...imports.keys()].filter((file) => file.startsWith('apps/web/app/')))
  for (const file of drawn)
    for (const { resolved, dependencyTypes } of imports.get(file) ?? [])
      if (!dependencyTypes.includes('type-only')) drawn.add(resolved)
  return [...imports.keys()]
    .filter((file) => part.test(file) && !drawn.has(file))
    .map((file) => `a part on no screen: ${file} -> apps/web/app`)
}
