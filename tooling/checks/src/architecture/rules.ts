import type { IRegularForbiddenRuleType as ForbiddenRule } from 'dependency-cruiser'

/** What the shipped sources of a workspace may import: folders of ours, and packages of others (any, if not named). */
interface Arrow {
  ours: readonly string[]
  others?: readonly string[]
}

const domain = 'packages/domain'
const site = ['packages/ui', 'packages/api-client', 'packages/auth', 'packages/contracts', domain, 'packages/content']

/** The arrows of the architecture. A workspace of the product that isn't named here may import none of ours. */
export const arrows: Readonly<Record<string, Arrow>> = {
  [domain]: { ours: [], others: [] },
  'packages/content': { ours: [domain], others: [] },
  'packages/contracts': { ours: [domain], others: ['zod'] },
  'packages/api-client': { ours: ['packages/contracts', domain], others: [] },
  'packages/auth': { ours: [domain], others: ['@supabase/[^/]+', 'jose', 'quick-lru', 'react'] },
  'packages/auth-server': { ours: [] },
  'packages/ui': { ours: [], others: ['react', 'react-dom', '@headlessui/react', '@radix-ui/[^/]+'] },
  'apps/api': { ours: ['packages/contracts', domain, 'packages/content', 'packages/auth', 'packages/auth-server'] },
  'apps/web': { ours: site },
  'apps/storybook': { ours: ['apps/web', ...site] },
}

/** Sources in which no folder imports another both ways, not even over a third one. */
const withoutFolderCycles = [
  'packages/domain/src/',
  'packages/content/src/',
  'packages/contracts/src/',
  'packages/api-client/src/',
  'packages/auth/src/',
  'packages/auth-server/src/',
  'apps/web/app/',
  'apps/api/src/',
  'packages/ui/src/',
  'apps/storybook/',
  'tooling/[^/]+/src/',
]

const app = '^apps/web/app/'
const api = '^apps/api/src/'
const modules = `${api}modules/`
/** The outer layers of a module, by the names of its files. */
const layer = (names: string) => `${modules}.*[/-](?:${names})\\.ts$`

function forbid(name: string, from: string, to: ForbiddenRule['to'] | string, fromNot?: string): ForbiddenRule {
  return {
    name,
    severity: 'error',
    from: { path: from, ...(fromNot === undefined ? {} : { pathNot: fromNot }) },
    to: typeof to === 'string' ? { path: to } : to,
  }
}

function followsArrows([folder, { ours, others }]: [string, Arrow]): ForbiddenRule[] {
  const allowed = [folder, ...ours].map((each) => `^${each}/`)
  const own = forbid(`arrows of ${folder}`, `^${folder}/`, { path: '^(?:apps|packages)/', pathNot: allowed })
  if (others === undefined) return [own]
  const packages = others.map((each) => `(?:^|/)node_modules/${each}/(?!.*/node_modules/)`)
  return [own, forbid(`packages of ${folder}`, `^${folder}/src/`, { path: '(?:^|/)node_modules/', pathNot: packages })]
}

const named = Object.keys(arrows).map((folder) => `^${folder}/`)

/** Every arrow and zone of the architecture, as dependency-cruiser reads them. */
export const rules: ForbiddenRule[] = [
  ...Object.entries(arrows).flatMap(followsArrows),
  {
    ...forbid('a workspace without arrows', '^(apps|packages|tooling)/([^/]+)/', {
      path: '^(?:apps|packages)/',
      pathNot: '^$1/$2/',
    }),
    from: { path: '^(apps|packages|tooling)/([^/]+)/', pathNot: named },
  },
  forbid('a path out of the workspace', '^((?:apps|packages|tooling)/[^/]+)/', {
    pathNot: '^$1/',
    dependencyTypes: ['local'],
  }),
  forbid('an import that leads nowhere', '', { couldNotResolve: true, pathNot: '^virtual:|\\?url$' }),
  forbid('an import of what is built', '', '^packages/[^/]+/dist/'),
  forbid('a domain that runs anywhere', '^packages/domain/src/', { dependencyTypes: ['core'] }),
  forbid('one folder for supabase-js', '^packages/auth/', 'node_modules/@supabase/', '^packages/auth/src/supabase/'),

  forbid('no way up to routes', `${app}(?:features|services|lib)/`, `${app}routes/`),
  forbid('no way up to features', `${app}(?:services|lib)/`, `${app}features/`),
  // Every feature may ask the exchange file of this device, which asks no feature.
  forbid('no feature in another', `${app}features/([^/.]+)[/.]`, {
    path: `${app}features/`,
    pathNot: [`${app}features/$1[/.]`, `${app}features/exchange/store/`],
  }),
  forbid('no feature in the exchange file', `${app}features/exchange/store/`, {
    path: `${app}features/`,
    pathNot: `${app}features/exchange/store/`,
  }),

  forbid('nothing below knows a module', `${api}(?:plugins|database|jobs|mail)/`, modules),
  forbid('private files of a module', `${modules}([^/]+)/`, {
    path: layer('routes'),
    pathNot: `${modules}$1/`,
  }),
  forbid('a service below its routes', layer('service'), layer('routes')),
  forbid('one folder for SQL', `${api}(?!database/)`, {
    path: 'node_modules/kysely/',
    dependencyTypesNot: ['type-only'],
  }),
  forbid('routes over a service', layer('routes'), { path: `${api}database/`, dependencyTypesNot: ['type-only'] }),

  {
    ...forbid('no cycle of folders', `^(${withoutFolderCycles.join('|')})`, { path: '^$1', circular: true }),
    scope: 'folder',
  },
]

/** Parts of the design system, each drawn by the file of its name. */
export const part = /^packages\/ui\/src\/(?:components|patterns)\/([^/]+)\/\1\.tsx$/
