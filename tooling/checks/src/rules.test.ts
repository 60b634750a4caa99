import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decisionsIndex, writeDecisionsIndex } from './decisions-index.ts'
import { openRepository, type Repository, type Rule } from './repository.ts'
import { rules } from './rules/index.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'checks-'))
  await write(sound)
})
afterAll(() => rm(root, { recursive: true }))

const scripts = {
  build: 'cross-env A=1 b --filter="./packages/*"',
  typecheck: 'c',
  lint: 'l && prettier --check .',
  test: 't',
}

/** A repository that follows every rule, except for the decision index. */
const written: Readonly<Record<string, string>> = {
  'pnpm-workspace.yaml': 'packages:\n  - apps/*\n  - packages/*\n  - tooling/*\n',
  'pnpm-lock.yaml':
    'packages:\n  old@1.0.0:\n    resolution: {integrity: sha512-x}\n    deprecated: see https://example.com/why\n',
  'turbo.json': '{ /* arrows */ "boundaries": { "tags": { "domain": {}, "web": {}, "api": {}, "tooling": {} } } }',
  'packages/domain/package.json': JSON.stringify({
    name: '@dst/domain',
    scripts,
    devDependencies: { '@dst/launch': '*', vitest: '1' },
    exports: {
      './scoring': { '@dst/source': './src/scoring/scoring.ts', types: './dist/scoring.d.ts' },
      './cases.json': './cases.json',
    },
  }),
  'packages/domain/turbo.json': '{ "tags": ["domain"] }',
  'packages/domain/src/scoring/scoring.ts': "import { succeed } from '../result.ts'\nexport const score = succeed(1)\n",
  'packages/domain/src/parameters/tiers.ts': 'export const goldMinimum = 80\n',
  'packages/domain/src/parameters/provenance/tiers.ts':
    "export const goldMinimum = { source: 'docs/product/tiers.md#tiers' } satisfies Parameter\n",
  'packages/domain/src/tiers/tier.ts': [
    '/**',
    ' * The tier of a score.',
    ' * @source docs/product/tiers.md#tiers-by-score; parameter `goldMinimum`; decision 0001',
    ' */',
    'export const tier = 1',
    '/** @source RFC 9110, section 10.2.3 */',
    'export const wait = 1',
    '',
  ].join('\n'),
  'docs/product/tiers.md': '# Tiers\n\n## Tiers by score\n\n80 and above.\n',
  'packages/domain/src/parameters/account.ts': [
    'export const passwordMinimumLength = 8',
    'export const identificationWindow = 45',
    'export const dstHold: Range = { from: 5, to: 7 }',
    'export const jointIncomeMinimum = 300_000',
    '',
  ].join('\n'),
  'packages/domain/src/parameters/provenance/account.ts': [
    'export const passwordMinimumLength = {',
    "  label: 'Shortest password',",
    "  unit: 'characters',",
    '  value: values.passwordMinimumLength,',
    '} satisfies Parameter',
    "export const identificationWindow = { unit: 'days' } satisfies Parameter",
    "export const dstHold = { unit: 'years' } satisfies Parameter",
    "export const jointIncomeMinimum = { unit: 'USD' } satisfies Parameter",
    "export const pollInterval = { unit: 'milliseconds' } satisfies Parameter",
    '',
  ].join('\n'),
  'packages/domain/src/validation/words.ts':
    '/* At least 8 characters, within 45 days. */\n' +
    'import { dstHold, identificationWindow, jointIncomeMinimum, passwordMinimumLength } from ' +
    "'../parameters/account.ts'\n" +
    'export const words = [dstHold, identificationWindow, jointIncomeMinimum, passwordMinimumLength]\n' +
    "export const others = [8, 45, '8 days', '45 pages', 'five to seven pages']\n",
  'packages/content/src/site/site.ts':
    "export const site: Site = {\n  brand: 'Sound Trusts',\n  email: 'contact@sound.test',\n}\n",
  'packages/ui/src/styles/tokens.css': ':root { --ink: #1d2939; }\n',
  'packages/ui/src/components/badge/badge.css':
    "/* 2px */\n.badge { padding: var(--space-1) 0.5em; content: '2px'; }\n@media (width >= 40rem) { .badge { " +
    'width: 100%; } }\n',
  'apps/web/package.json': JSON.stringify({
    name: '@dst/web',
    scripts,
    dependencies: { '@dst/domain': '*', react: '19' },
  }),
  'apps/web/turbo.json': '{ "tags": ["web"] }',
  'apps/api/package.json': JSON.stringify({
    name: '@dst/api',
    scripts,
    dependencies: { '@dst/domain': '*', fastify: '5' },
  }),
  'apps/api/turbo.json': '{ "tags": ["api"] }',
  'apps/api/src/modules/faqs/faqs-routes.ts': "export { list } from '../../database/faqs.ts'\n",
  'apps/api/src/database/faqs.ts': "import { sql } from 'kysely'\nexport const list = sql`select 1`\n",
  'tooling/launch/package.json': JSON.stringify({ name: '@dst/launch', scripts, devDependencies: { vitest: '1' } }),
  'tooling/launch/turbo.json': '{ "tags": ["tooling"] }',
  // The decision index names the command that writes it.
  'tooling/checks/package.json': JSON.stringify({
    name: '@dst/checks',
    scripts: { ...scripts, decisions: 'd' },
  }),
  'tooling/checks/turbo.json': '{ "tags": ["tooling"] }',
  'package.json': JSON.stringify({ scripts: { start: 's', check: 'c' } }),
  'README.md': [
    'Start it with `npm start`, see [security](SECURITY.md#signing-keys) and [the web](https://example.com/x).',
    '```sh',
    'PORT=4001 npm start  # and wait',
    'pnpm --filter @dst/domain test -t "a name" && npm install',
    '```',
    '`PORT`, `CHROMIUM_PATH`, `GET /config.json`, `apps/api/src/modules/{faqs}`, `packages/ui/dist/index.js`, ' +
      '`*.db.test.ts`.',
    '',
  ].join('\n'),
  'docs/configuration.md': '| `PORT` | `4000` |\n',
  'SECURITY.md':
    '# Security\n\n## Signing keys\n\nSet `PORT=4000`; `docs/decisions` and ' +
    '`packages/domain/src/scoring/scoring.ts`.\n',
  'docs/decisions/0001-first.md': '# 1. First\n\nSee [the code](../../packages/domain/src/scoring).\n',
  'packages/domain/src/tiers/tier.test.ts':
    "import { expect, test } from 'vitest'\ntest('eighty is gold', () => {})\n" +
    "test.each([1])('from $from', () => {})\ntest.skip('ninety is gold', () => {})\n",
  'tooling/checks/src/asvs.json': '{ "V1.1": [2, 3], "V1.2": [1] }',
  'docs/security/asvs.tsv':
    'V1.1.1\t2\tDecoding\tmet\t`packages/domain/src/tiers/tier.test.ts`: "eighty is gold"\n' +
    'V1.2.1\t1\tEncoding\tnot applicable\tThere is no output.\n',
  'docs/security/threats.tsv':
    'T1\tS\tForged\tSigned\t`packages/domain/src/tiers/tier.test.ts`: "eighty is gold", "from $from"\n' +
    'T2\tD\tFlood\tLimits\tAccepted: nobody has that much time.\n',
  'apps/api/src/config/config.ts': 'export const schema = z.object({\n  PORT: z.coerce.number(),\n})\n',
  'tooling/launch/src/browser.ts': "export const path = process.env['CHROMIUM_PATH']\n",
  'packages/domain/src/pattern.ts': `/(${'a b|'.repeat(40)})/\n// https://${'x'.repeat(120)}\n`,
  'packages/content/src/faq/entries.ts': `export const answer = '${'word '.repeat(40)}'\n`,
  'docs/table.md': `| ${'cell '.repeat(40)}|\n\nsee [it](https://example.com) ${'word '.repeat(40)}\n`,
  'apps/api/operations/alerts.yml':
    'rules:\n  - alert: Late\n    annotations:\n      runbook: docs/product/tiers.md#tiers-by-score\n',
  '.github/workflows/ci.yml':
    'permissions:\n  contents: read\n\n' +
    `steps:\n  - uses: a/b@${'0af'.repeat(13)}1 # v5.0.0\n  - uses: ./.github/setup\n`,
}

const heads: Repository = {
  workspaces: [],
  files: Object.keys(written),
  read: (file) => Promise.resolve(written[file] ?? ''),
}

/** A repository that follows every rule. */
const sound: Readonly<Record<string, string>> = { ...written, [decisionsIndex]: await writeDecisionsIndex(heads) }

async function write(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

async function findings(name: keyof typeof rules, changes: Record<string, string> = {}): Promise<string[]> {
  await write(changes)
  try {
    const rule: Rule = rules[name]
    return (await rule(await openRepository(root))).map(({ place, message }) => `${place} ${message}`)
  } finally {
    for (const file of Object.keys(changes)) await rm(join(root, file))
    await write(Object.fromEntries(Object.entries(sound).filter(([file]) => file in changes)))
  }
}

const names = Object.keys(rules) as (keyof typeof rules)[]

test.each(names)('in a sound repository nothing is found: %s', async (name) => {
  expect(await findings(name)).toEqual([])
})

interface Breach {
  rule: keyof typeof rules
  file: string
  text: string
  found: string
}

const commit = '0af1'.repeat(10)

/** What breaks a rule: by rule and file, the text of the file and what is said about it. */
const simple: Partial<Record<keyof typeof rules, Record<string, Record<string, string>>>> = {
  'every workspace has every task': {
    'packages/domain/package.json': {
      [JSON.stringify({ name: '@dst/domain', scripts: { ...scripts, test: undefined } })]:
        ' has no "test" script, so Turbo would skip it in silence',
      [JSON.stringify({ name: '@dst/domain', scripts: { ...scripts, build: undefined } })]:
        ' has no "build" script, so Turbo would skip it in silence',
      [JSON.stringify({ name: '@dst/domain', scripts: { ...scripts, lint: 'oxlint .' } })]:
        ' its "lint" does not run prettier --check',
    },
  },
  'scripts run in every shell': {
    'package.json': {
      [JSON.stringify({ scripts: { release: 'A=1 node release.ts' } })]:
        ' its "release" has a variable before its command; write cross-env',
    },
  },
  'every workspace has one known tag': {
    'packages/domain/turbo.json': {
      '{ "tags": ["domian"] }': ' carries the tag "domian", which turbo.json has no boundary for',
      '{}': ' must carry exactly one tag',
    },
  },
  'packages bring what they may import': {
    'packages/domain/package.json': {
      [JSON.stringify({ name: '@dst/domain', scripts, dependencies: { zod: '4' } })]: ' may not depend on zod',
    },
  },
  'a disabled check has its reason': {
    'packages/domain/src/silent.ts': {
      '\n// oxlint-disable-next-line no-console\nexport const a = 1\n': ':2 switches a check off without a reason',
    },
  },
  'no registry host': {
    'pnpm-lock.yaml': {
      'packages:\n  a@1.0.0:\n    resolution: {tarball: https://registry.example.com/a.tgz}\n':
        ':3 names a host to install from',
    },
  },
  'names that say something': {
    'packages/domain/src/date-utils.ts': {
      '': ' "utils" says nothing about its content',
    },
    'packages/domain/src/common/tax.ts': {
      '': ' "common" says nothing about its content',
    },
  },
  'colors are tokens': {
    'packages/ui/src/components/badge/badge.css': {
      '.badge {\n  color: var(--ink);\n  background: rgb(12 34 56 / 0.5);\n}\n':
        ':3 raw color rgb(1; use a token of packages/ui/src/styles/tokens.css',
    },
    'apps/web/app/routes/faq.tsx': {
      "export const style = { color: '#FFF' }\n": ':1 raw color #FFF; use a token of packages/ui/src/styles/tokens.css',
    },
  },
  'sizes are tokens': {
    'packages/ui/src/components/badge/badge.css': {
      '.badge {\n  transition: color 150ms;\n}\n':
        ':2 raw size 150ms; use a token of packages/ui/src/styles/tokens.css',
    },
    'apps/web/app/features/faq/faq.css': {
      '@media (width >= 40rem) {\n  .faq { width: min(100%, 17.5rem); }\n}\n':
        ':2 raw size 17.5rem; use a token of packages/ui/src/styles/tokens.css',
    },
  },
  'every parameter is read': {
    'packages/domain/src/parameters/flow.ts': {
      '\nexport const pollInterval = 5_000\n': ':2 nothing reads the parameter pollInterval; let it be read, or go',
    },
  },
  'a figure stands once': {
    'apps/web/app/features/faq/row.tsx': {
      'export const Row = () => <p>\n  Name it within 45\n  days.\n</p>\n':
        ':2 repeats the parameter identificationWindow; read it from @dst/domain/parameters',
      'export const hold = (name: string) => `${name}: five to seven years`\n':
        ':1 repeats the parameter dstHold; read it from @dst/domain/parameters',
      "export const hint = 'More than $300,000 a year'\n":
        ':1 repeats the parameter jointIncomeMinimum; read it from @dst/domain/parameters',
    },
    'packages/domain/src/tiers/income.ts': {
      'export const isHigh = (income: number) =>\n  income > 300_000\n':
        ':2 repeats the parameter jointIncomeMinimum; read it from @dst/domain/parameters',
    },
    'packages/domain/src/validation/shortest.ts': {
      'export const options = { passwordMinimumLength: 8 }\n':
        ':1 repeats the parameter passwordMinimumLength; read it from @dst/domain/parameters',
    },
  },
  'brand and contact stand once': {
    'apps/api/src/mail.ts': {
      '// For Sound Trusts.\nexport const subject = `Welcome to Sound Trusts`\n':
        ':2 says Sound Trusts; read it from packages/content/src/site/site.ts',
    },
  },
  'packages lead to their sources': {
    'packages/domain/package.json': {
      [JSON.stringify({ name: '@dst/domain', scripts, exports: { './a': { types: './dist/a.d.ts' } } })]:
        ' ./a does not begin with "@dst/source"',
      [JSON.stringify({ name: '@dst/domain', scripts, exports: { './a': { '@dst/source': './src/a.ts' } } })]:
        ' ./a leads to ./src/a.ts, which is not there',
    },
  },
  'SQL stands in one folder': {
    'apps/api/src/modules/faqs/faqs-service.ts': {
      "import type { Kysely } from 'kysely'\nexport const list = (db: Kysely<object>) => db.selectFrom('faqs')\n":
        ':2 .selectFrom belongs in apps/api/src/database/',
    },
    'apps/api/src/jobs/look.ts': {
      'export const look = sql<number>`select 1`\n': ':1 sql belongs in apps/api/src/database/',
    },
  },
  'lines of a length to read': {
    'packages/domain/src/wide.ts': {
      [`\n// ${'word '.repeat(24)}\n`]: ':2 has 123 characters; above 120 a line is wrapped',
    },
  },
  'late imports name the file': {
    'apps/web/app/features/faq/list.tsx': {
      "import { a } from './a.ts'\nexport const load = () => import('~/lib/words')\nexport { a }\n":
        ':2 ~/lib/words lacks its extension',
    },
  },
  'a word has one spelling': {
    'packages/domain/src/tax.ts': {
      "export const heading = 'It is cancelled'\n": ':1 is spelled "canceled" here',
    },
    'docs/operations.md': {
      'Someone reads\nE-mails.\n': ':2 is spelled "email" here',
    },
  },
  'a test waits for what happens': {
    'packages/domain/src/tax.test.ts': {
      "await sleep(300) // it's short\n": ':1 waits for a fixed time, without the tag `full`',
    },
    'tooling/e2e/src/pages/faq.e2e.ts': {
      'test()\nawait page.waitForTimeout(300)\n': ':2 waits for a fixed time, without the tag `full`',
    },
  },
  'actions are pinned': {
    '.github/workflows/ci.yml': {
      'steps:\n  - uses: actions/checkout@v5\n': ':2 actions/checkout@v5 is not pinned to a whole commit',
      [`steps:\n  - name: Get it\n    uses: a/b@${commit}\n`]: `:3 a/b@${commit} does not say its version`,
    },
  },
  'workflows may only read': {
    '.github/workflows/release.yml': {
      'on: push\npermissions:\n  contents: read\n  packages: write # to publish\n':
        ':1 does not restrict its token to "contents: read" at its top',
      'permissions:\n  contents: read\n\njobs:\n  publish:\n    permissions:\n      id-token: write\n':
        ':7 "id-token: write" has no reason beside it',
      'permissions:\n  contents: read\n\njobs:\n  publish:\n    permissions: write-all\n':
        ':6 "permissions: write-all" has no reason beside it',
    },
  },
  'alerts lead to what to do': {
    'apps/api/operations/alerts.yml': {
      'rules:\n  - alert: Late\n    expr: late > 0\n  - alert: Dead\n    runbook: docs/product/tiers.md#tiers\n':
        ':2 Late has no runbook',
      'rules:\n  - alert: Late\n    annotations:\n      runbook: docs/product/tiers.md#no-such-tier\n':
        ':2 Late leads to docs/product/tiers.md#no-such-tier, which is not there',
    },
  },
  'commands of documents can be run': {
    'docs/running.md': {
      'First `pnpm check`.\n\n```sh\nPORT=4001 npm run serve\n```\n':
        ':4 says "PORT=4001 npm run serve", and package.json has no script "serve"',
    },
    'CONTRIBUTING.md': {
      'Run `pnpm --filter @dst/domain bench`.\n':
        ':1 says "pnpm --filter @dst/domain bench", and @dst/domain has no script "bench"',
      'Run `pnpm --filter @dst/domains test`.\n':
        ':1 says "pnpm --filter @dst/domains test", and there is no workspace @dst/domains',
    },
  },
  'paths and links of documents lead somewhere': {
    'docs/decisions/0002-second.md': {
      'It is in `apps/api/src/config/{config,configuration}.ts#port`.\n':
        ':1 names apps/api/src/config/configuration.ts, which is not there',
      'See [the first](0001-frist.md).\n': ':1 links to 0001-frist.md, which is not there',
    },
    'packages/domain/README.md': {
      'Run\n\n```sh\nnpm start -- packages/domain/src/tires\n```':
        ':4 names packages/domain/src/tires, which is not there',
    },
    'docs/keys.md': {
      '`lost-keys.json`': ':1 names lost-keys.json, which is not there',
      'The service calls `keys-repository.ts` beside it.\n': ':1 names keys-repository.ts, which is not there',
      'See [keys](../SECURITY.md#keys).\n': ':1 links to ../SECURITY.md#keys, which is not there',
    },
  },
  'sources can be looked up': {
    'packages/domain/src/rate.ts': {
      '\n/**\n * A rate.\n * @source docs/product/tiers.md#tier;\n *   docs/product/tiers.md#tiers-by-score\n */\n':
        ':4 names docs/product/tiers.md#tier as its source, which is not there',
      '/** @source docs/product/rates.md */\n': ':1 names docs/product/rates.md as its source, which is not there',
      '/** @source parameters `goldMinimum`, `goldMaximum` */\n':
        ':1 names the parameter goldMaximum as its source, which is not there',
      '/** @source docs/product/tiers.md; decision 0002 */\n':
        ':1 names decision 0002 as its source, which is not there',
      '/** @source what everybody knows */\n': ':1 has a source that nobody can look up: what everybody knows',
    },
    'packages/domain/src/parameters/provenance/rate.ts': {
      ["export const rate = {\n  source:\n    'Sellers, ' +\n    'docs/decisions/0002',\n}\n"]:
        ':2 names decision 0002 as its source, which is not there',
    },
    'packages/domain/src/parameters/provenance/limits.ts': {
      "export const limit = {\n  source: 'docs/product/limits.md#limits',\n} satisfies Parameter\n":
        ':2 names docs/product/limits.md#limits as its source, which is not there',
    },
  },
  'no absent specification': {
    'apps/web/app/routes/faq.tsx': {
      '\n// As spec 4 has it.\n':
        ':2 refers to "spec 4", which is not in the repository; name a section of docs/product',
    },
  },
}

const breaches: Breach[] = [
  ...names.flatMap((rule) =>
    Object.entries(simple[rule] ?? {}).flatMap(([file, texts]) =>
      Object.entries(texts).map(([text, found]) => ({ rule, file, text, found: file + found })),
    ),
  ),
  ...[
    ['l && A=1 vitest', 'a variable before its command; write cross-env'],
    ["turbo --filter='./packages/x'", 'single quotes; write \\"'],
    ['echo $HOME', 'an expansion'],
    ['vitest run; tsc', 'something other than && between commands'],
    ['node server.js & node site.js', 'something other than && between commands'],
    ['eslint src/*.ts', 'a pattern without quotes'],
    ['tsc && cp a b', 'a program that Windows lacks'],
  ].map(([build, what]) => ({
    rule: 'scripts run in every shell' as const,
    file: 'packages/domain/package.json',
    text: JSON.stringify({ name: '@dst/domain', scripts: { ...scripts, build } }),
    found: `packages/domain/package.json its "build" has ${what}`,
  })),
  {
    rule: 'variables of documents are read',
    file: 'SECURITY.md',
    text: '# Security\n\n## Signing keys\n\nSet `TRUST_PROXIES=1` behind a proxy.\n',
    found: 'SECURITY.md:5 names the variable TRUST_PROXIES, which nothing reads',
  },
  {
    rule: 'variables of documents are read',
    file: 'apps/api/src/config/config.ts',
    text: 'export const schema = z.object({\n  PORT: z.coerce.number(),\n  JOBS: z.string(),\n})\n',
    found: 'apps/api/src/config/config.ts reads JOBS, which docs/configuration.md does not name',
  },
  {
    rule: 'decisions are listed',
    file: 'docs/decisions/0001-first.md',
    text: '# 1. The first\n\nSee nothing.\n',
    found: 'docs/decisions/README.md is out of date; run `pnpm --filter @dst/checks decisions`',
  },
  ...['eighty is silver', 'ninety is gold'].map((title) => ({
    rule: 'tests that documents name are there' as const,
    file: 'docs/proof.md',
    text: `\nSee \`tier.test.ts\`: "eighty is gold", "${title}".\n`,
    found: `docs/proof.md:2 names the test "${title}", which tier.test.ts does not have`,
  })),
  ...(
    [
      ['T1\tS\tForged\tSigned\tTrust us.', 'threat T1 has neither a test nor the reason why it is accepted'],
      ['T1\tX\tForged\tAccepted: no.', 'is not a threat with an id, a letter of STRIDE and four cells'],
    ] as const
  ).map(([text, message]) => ({
    rule: 'every threat has its answer' as const,
    file: 'docs/security/threats.tsv',
    text,
    found: `docs/security/threats.tsv:1 ${message}`,
  })),
  {
    rule: 'every threat has its answer',
    file: 'docs/security/threats.tsv',
    text: 'T1\tS\ta\tb\tAccepted: c.\nT1\tS\ta\tb\tAccepted: c.\n',
    found: 'docs/security/threats.tsv:2 the id T1 is taken',
  },
  ...(
    [
      ['V1.1.1\t2\ta\tdone\tb\nV1.2.1\t1\ta\taccepted\tb', ':1 V1.1.1 has the unknown state "done"'],
      ['V1.1.1\t2\ta\taccepted\t\nV1.2.1\t1\ta\taccepted\tb', ':1 V1.1.1 has no evidence'],
      [`${'V1.1.1\t2\ta\taccepted\tb\n'.repeat(2)}V1.2.1\t1\ta\taccepted\tb`, ':2 V1.1.1 stands twice'],
      [
        'V1.1.1\t2\ta\taccepted\tb\nV1.2.1\t1\ta\taccepted\tb\nV1.2.2\t1\ta\taccepted\tb',
        ':3 V1.2.2 is no requirement',
      ],
      ['V1.2.1\t1\ta\tmet\t`apps/x.ts`', ': V1.1.1 is missing'],
      ['V1.1.1\t2\ta\tmet\t`apps/x.ts`\nV1.2.1\t2\ta\tmet\t`apps/x.ts`', ':2 V1.2.1 is of level 1'],
      [
        'V1.1.1\t2\ta\tmet\tTrust us.\nV1.2.1\t1\ta\taccepted\tb',
        ':1 V1.1.1 is met, and names no test, file or document',
      ],
    ] as const
  ).map(([text, found]) => ({
    rule: 'every requirement of ASVS has its answer' as const,
    file: 'docs/security/asvs.tsv',
    text,
    found: `docs/security/asvs.tsv${found.replace(/^: /, ' ')}`,
  })),
]

describe('a breach is found', () => {
  test.each(breaches)('$found', async ({ rule, file, text, found }) => {
    expect(await findings(rule, { [file]: text })).toEqual([found])
  })

  test('every rule has been seen red', () => {
    expect(new Set(breaches.map(({ rule }) => rule))).toEqual(new Set(names))
  })
})

test('a decision without its number is refused', async () => {
  const text = '# First\n\nWhat was decided.\n'
  await expect(findings('decisions are listed', { 'docs/decisions/0001-first.md': text })).rejects.toThrow(
    '0001-first.md',
  )
})

test('a line of 120 characters is not too long, however many bytes they take', async () => {
  const text = `// ${'’'.repeat(20)} ${'word '.repeat(19)}x\n`
  expect(Array.from(text.trimEnd())).toHaveLength(120)
  expect(await findings('lines of a length to read', { 'packages/domain/src/wide.ts': text })).toEqual([])
})

test('a directive with its reason behind it or above it is accepted', async () => {
  const text = [
    '// oxlint-disable-next-line no-console -- the command line is its output',
    'export const a = 1',
    '// The region takes the focus so that the arrow keys can scroll it.',
    '// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex',
    'export const b = 1',
  ].join('\n')
  expect(await findings('a disabled check has its reason', { 'packages/domain/src/explained.ts': text })).toEqual([])
})
