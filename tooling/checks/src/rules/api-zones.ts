import { readImports } from '../imports.ts'
import { isTestOrTool, type Finding, type Rule } from '../repository.ts'

const modules = 'apps/api/src/modules/'
const source = 'apps/api/src/'

/** Layers from the outside in. A layer can skip one that would only pass a call through, but never import outward. */
const layers = ['routes', 'service', 'repository', 'database'] as const
type Layer = (typeof layers)[number]

/** What modules are built on, and what must therefore not import any of them. */
const foundations = ['plugins', 'database', 'jobs', 'mail']

/**
 * Inside apps/api: routes -> service -> repository -> database; routes may import only types from the database. A
 * module's routes and repository are private, and what modules are built on imports none of them, not even a type.
 */
export const apiZones: Rule = async (repository) => {
  const imports = await readImports(repository, (file) => file.startsWith(source) && !isTestOrTool(file))
  return imports.flatMap(({ file, line, specifier, target, typeOnly }): Finding[] => {
    if (target === undefined) return []
    const message = betweenModules(file, target) ?? betweenLayers(file, target, typeOnly)
    return message === undefined ? [] : [{ place: `${file}:${line}`, message: `${message}: ${specifier}` }]
  })
}

function betweenModules(file: string, target: string): string | undefined {
  const owner = moduleOf(target)
  if (owner === undefined || owner === moduleOf(file)) return undefined
  const foundation = foundations.find((folder) => file.startsWith(`${source}${folder}/`))
  if (foundation !== undefined) return `${foundation} may not import a module`
  const layer = layerOf(target)
  const isPrivate = layer === 'routes' || layer === 'repository'
  return moduleOf(file) !== undefined && isPrivate ? `no module may import the ${layer} of another one` : undefined
}

function betweenLayers(file: string, target: string, typeOnly: boolean): string | undefined {
  const [from, to] = [layerOf(file), layerOf(target)]
  if (from === undefined || to === undefined) return undefined
  if (typeOnly && to === 'database') return undefined
  if (layers.indexOf(to) < layers.indexOf(from)) return `${from} may not import ${to}`
  return from === 'routes' && to === 'database' ? 'routes may not reach the database' : undefined
}

function moduleOf(path: string): string | undefined {
  return path.startsWith(modules) ? path.slice(modules.length).split('/', 1)[0] : undefined
}

function layerOf(path: string): Layer | undefined {
  if (path.startsWith(`${source}database/`)) return 'database'
  if (!path.startsWith(modules)) return undefined
  const name = /([\w-]+)\.[jt]sx?$/.exec(path)?.[1] ?? ''
  return layers.find((layer) => name === layer || name.endsWith(`-${layer}`))
}
