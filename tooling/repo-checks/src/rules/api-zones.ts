import { readImports } from '../imports.ts'
import { isTestOrTool, type Finding, type Rule } from '../repository.ts'

const modules = 'apps/api/src/modules/'
const source = 'apps/api/src/'

/** Layers from the wire inwards. A layer may leave out one that would only pass a call on, but never looks back. */
const layers = ['routes', 'service', 'repository', 'database'] as const
type Layer = (typeof layers)[number]

/** Inside apps/api: routes -> service -> repository -> database; routes know the database by its types only. */
export const apiZones: Rule = async (repository) => {
  const imports = await readImports(repository, (file) => file.startsWith(source) && !isTestOrTool(file))
  return imports.flatMap(({ file, line, specifier, target, typeOnly }): Finding[] => {
    const from = layerOf(file)
    const to = target === undefined ? undefined : layerOf(target)
    if (from === undefined || to === undefined) return []
    if (typeOnly && to === 'database') return []
    const message = objection(from, to, specifier)
    return message === undefined ? [] : [{ place: `${file}:${line}`, message }]
  })
}

function layerOf(path: string): Layer | undefined {
  if (path.startsWith(`${source}database/`)) return 'database'
  if (!path.startsWith(modules)) return undefined
  const name = /([\w-]+)\.[jt]sx?$/.exec(path)?.[1] ?? ''
  return layers.find((layer) => name === layer || name.endsWith(`-${layer}`))
}

function objection(from: Layer, to: Layer, specifier: string): string | undefined {
  const steps = layers.indexOf(to) - layers.indexOf(from)
  if (steps < 0) return `${from} may not import ${to}: ${specifier}`
  if (from === 'routes' && to === 'database') return `routes may not reach the database: ${specifier}`
  return undefined
}
