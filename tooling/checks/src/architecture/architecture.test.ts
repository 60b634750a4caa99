import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBreaches } from './cruise.ts'
import { rules } from './rules.ts'

const timeout = 120_000

const manifest = (name: string, main: string) => {
  const entry = (source: string) => ({ '@dst/source': `./src/${source}`, import: './dist/built.js' })
  const exports = {
    '.': entry(main),
    './badge': entry('components/badge/badge.tsx'),
    './built': { import: './dist/built.js' },
  }
  return JSON.stringify({ name, exports })
}

/** Each workspace with what it may import. */
const sound: Readonly<Record<string, string>> = {
  'node_modules/kysely/index.js': '',
  'node_modules/zod/index.js': '',
  'packages/domain/package.json': manifest('@dst/domain', 'tax/tax.ts'),
  'packages/domain/src/tax/tax.ts': "import '../date.ts'\n",
  'packages/domain/src/date.ts': '',
  'packages/domain/src/tax.test.ts': "import 'node:fs'\nimport 'zod'\n",
  'packages/domain/dist/built.js': '',
  'packages/contracts/package.json': manifest('@dst/contracts', 'index.ts'),
  'packages/contracts/src/index.ts': "import 'zod'\nimport '@dst/domain'\n",
  'packages/ui/package.json': manifest('@dst/ui', 'patterns/ask/ask.tsx'),
  'packages/ui/src/patterns/ask/ask.tsx': "import '../../components/button/button.tsx'\n",
  'packages/ui/src/components/button/button.tsx': '',
  'packages/auth/src/supabase/client.ts': "import '@supabase/supabase-js'\n",
  'node_modules/@supabase/supabase-js/index.js': '',
  'apps/web/app/routes/faq.tsx': "import '~/features/faq/faq.tsx'\n",
  'apps/web/app/features/faq/faq.tsx': "import '../exchange/store/day.ts'\nimport '~/lib/time.ts'\nimport '@dst/ui'\n",
  'apps/web/app/features/exchange/store/day.ts': "import '~/services/api.ts'\n",
  'apps/web/app/features/exchange/dates.tsx': "import './store/day.ts'\n",
  'apps/web/app/services/api.ts': '',
  'apps/web/app/lib/time.ts': '',
  'apps/api/src/modules/faqs/faqs-routes.ts':
    "import type {} from '../../database/tables.ts'\nimport './faqs-service.ts'\nimport '../users/users-service.ts'\n",
  'apps/api/src/modules/faqs/faqs-service.ts': "import '../../database/faqs.ts'\nimport '../../jobs/queue.ts'\n",
  'apps/api/src/modules/users/users-service.ts': '',
  'apps/api/src/modules/users/users-routes.ts': '',
  'apps/api/src/database/tables.ts': '',
  'apps/api/src/database/faqs.ts': "import { sql } from 'kysely'\n",
  'apps/api/src/jobs/queue.ts': '',
  'tooling/launch/src/start.ts': "import 'node:fs'\n",
}

/** What is added to a file, and what it breaks: `rule: from -> to`, with the file as `from`. */
const broken: readonly (readonly [file: string, added: string, ...breaches: string[]])[] = [
  [
    'packages/domain/src/tax/tax.ts',
    "import 'zod'\nimport 'node:fs'\nimport '@dst/contracts'\nimport '@dst/domain/built'\nimport './gone.ts'\n",
    'a domain that runs anywhere: fs',
    'an import of what is built: packages/domain/dist/built.js',
    'an import that leads nowhere: ./gone.ts',
    'arrows of packages/domain: packages/contracts/src/index.ts',
    'packages of packages/domain: node_modules/zod/index.js',
  ],
  [
    'packages/domain/src/types.ts',
    "import type {} from '../../contracts/src/index.ts'\n",
    'a path out of the workspace: packages/contracts/src/index.ts',
    'arrows of packages/domain: packages/contracts/src/index.ts',
  ],
  [
    'packages/auth/src/session.ts',
    "import type {} from '@supabase/supabase-js'\n",
    'one folder for supabase-js: node_modules/@supabase/supabase-js/index.js',
  ],
  ['packages/sms/src/send.ts', "import '@dst/domain'\n", 'a workspace without arrows: packages/domain/src/tax/tax.ts'],
  [
    'tooling/launch/src/first.ts',
    "import '@dst/domain'\n",
    'a workspace without arrows: packages/domain/src/tax/tax.ts',
  ],
  [
    'apps/web/app/services/api.ts',
    "import '~/routes/faq.tsx'\nimport '../features/faq/faq.tsx'\n",
    'no way up to features: apps/web/app/features/faq/faq.tsx',
    'no way up to routes: apps/web/app/routes/faq.tsx',
  ],
  [
    'apps/web/app/features/faq/row.tsx',
    "import '../exchange/dates.tsx'\nimport '~/features/exchange/store/day.ts'\n",
    'no feature in another: apps/web/app/features/exchange/dates.tsx',
  ],
  [
    'apps/web/app/features/exchange.tsx',
    "import './exchange/dates.tsx'\nimport './faq/faq.tsx'\n",
    'no feature in another: apps/web/app/features/faq/faq.tsx',
  ],
  [
    'apps/web/app/features/exchange/store/days.ts',
    "import '../dates.tsx'\n",
    'no feature in the exchange file: apps/web/app/features/exchange/dates.tsx',
  ],
  ...['plugins', 'database', 'jobs', 'mail'].map(
    (folder) =>
      [
        `apps/api/src/${folder}/row.ts`,
        "import type {} from '../modules/users/users-service.ts'\n",
        'nothing below knows a module: apps/api/src/modules/users/users-service.ts',
      ] as const,
  ),
  [
    'apps/api/src/modules/faqs/answer.ts',
    "import '../users/users-routes.ts'\nimport { sql } from 'kysely'\n",
    'one folder for SQL: node_modules/kysely/index.js',
    'private files of a module: apps/api/src/modules/users/users-routes.ts',
  ],
  [
    'apps/api/src/modules/users/users-service.ts',
    "import './users-routes.ts'\n",
    'a service below its routes: apps/api/src/modules/users/users-routes.ts',
  ],
  [
    'apps/api/src/modules/users/users-routes.ts',
    "import { tables } from '../../database/tables.ts'\n",
    'routes over a service: apps/api/src/database/tables.ts',
    'no cycle of folders: apps/api/src/database -> apps/api/src/modules/users',
    'no cycle of folders: apps/api/src/modules/users -> apps/api/src/database',
  ],
  [
    'apps/web/app/features/faq/cycle.ts',
    '',
    // What the rows above break of the web app also leads in circles.
    ...[
      'features/exchange -> services',
      'features/exchange/store -> features/exchange',
      'features/exchange/store -> services',
      'features/faq -> features/exchange',
      'features/faq -> features/exchange/store',
      'routes -> features/faq',
      'services -> features/faq',
      'services -> routes',
    ].map((circle) => `no cycle of folders: apps/web/app/${circle.replace(' -> ', ' -> apps/web/app/')}`),
  ],
  ['packages/ui/src/components/menu/menu.tsx', '', 'a part on no screen: apps/web/app'],
  ['packages/ui/src/components/badge/badge.tsx', '', 'a part on no screen: apps/web/app'],
  ['apps/web/app/features/faq/tone.ts', "import type {} from '@dst/ui/badge'\n"],
  [
    'packages/auth/src/flows/begin.ts',
    "import '../wire/write.ts'\n",
    'no cycle of folders: packages/auth/src/flows -> packages/auth/src/wire',
    'no cycle of folders: packages/auth/src/wire -> packages/auth/src/flows',
  ],
  ['packages/auth/src/wire/read.ts', "import '../flows/begin.ts'\n"],
  ['packages/auth/src/wire/write.ts', ''],
]

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'architecture-'))
  for (const [file, text] of Object.entries(sound)) write(file, text)
  mkdirSync(join(root, 'node_modules/@dst'), { recursive: true })
  for (const name of ['domain', 'contracts', 'ui'])
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@dst', name), 'junction')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

test('what is allowed is not found', { timeout }, async () => {
  expect((await findBreaches(root)).breaches).toEqual([])
})

test('every rule finds what breaks it', { timeout }, async () => {
  for (const [file, added] of broken) write(file, (sound[file] ?? '') + added)
  const { breaches } = await findBreaches(root)
  expect(breaches).toEqual(
    broken
      .flatMap(([file, , ...found]) =>
        found.map((each) => (each.includes('->') ? each : each.replace(': ', `: ${file} -> `))),
      )
      .sort(),
  )
  const red = new Set(breaches.map((breach) => breach.split(':', 1)[0]))
  // These two are the same for each workspace.
  expect(rules.filter(({ name = '' }) => !/^(?:arrows|packages) of /.test(name) && !red.has(name))).toEqual([])
})
