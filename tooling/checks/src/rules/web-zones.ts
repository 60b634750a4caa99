import { readImports } from '../imports.ts'
import { isTestOrTool, type Finding, type Rule } from '../repository.ts'

const app = 'apps/web/app/'

/**
 * Inside apps/web: routes -> features -> services and lib. A feature never imports another, but for the store of the
 * exchange file, which every feature may ask.
 */
export const webZones: Rule = async (repository) => {
  const imports = await readImports(repository, (file) => file.startsWith(app) && !isTestOrTool(file))
  return imports.flatMap(({ file, line, specifier, target }): Finding[] => {
    const message = target?.startsWith(app) ? objection(zoneOf(file), zoneOf(target), specifier) : undefined
    return message === undefined ? [] : [{ place: `${file}:${line}`, message }]
  })
}

interface Zone {
  /** Higher may import lower; files directly in app/ (the root layout, the route table) are exempt. */
  level: number | undefined
  name: string
}

const levels: Readonly<Record<string, number>> = { routes: 4, features: 3, services: 1, lib: 1, content: 1 }

const exchangeStore = { path: 'features/exchange/store/', level: 2 }

function zoneOf(path: string): Zone {
  if (path.startsWith(app + exchangeStore.path)) return { level: exchangeStore.level, name: 'features/exchange/store' }
  const [folder = '', ...rest] = path.slice(app.length).split('/')
  const name = folder === 'features' && rest.length > 0 ? `features/${rest[0]?.replace(/\.[jt]sx?$/, '')}` : folder
  return { level: rest.length === 0 ? undefined : levels[folder], name }
}

function objection(from: Zone, to: Zone, specifier: string): string | undefined {
  if (from.level === undefined || to.level === undefined) return undefined
  if (from.level < to.level) return `${from.name} may not import upwards: ${specifier}`
  if (from.level === levels['features'] && from.level === to.level && from.name !== to.name)
    return `${from.name} may not import another feature: ${specifier}`
  return undefined
}
