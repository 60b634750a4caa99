import { execFileSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActionType, NodePlopAPI } from 'plop'

/** What `pnpm new` makes. It asks for what isn't typed; checks and tests name what no template can know. */
export default function skeletons(plop: NodePlopAPI): void {
  plop.setHelper('quoted', (words: unknown) => JSON.stringify(words))
  part(plop, 'component')
  part(plop, 'pattern')
  apiModule(plop)
  decision(plop)
  parameter(plop)
}

type Answers = Record<string, string>

function part(plop: NodePlopAPI, kind: 'component' | 'pattern'): void {
  plop.setGenerator(kind, {
    description: `a ${kind} of packages/ui with style sheet, stories and docs, exported`,
    prompts: [
      kebabName,
      words('is', 'A sentence: what is it?'),
      words('use', 'When is it the right part?'),
      words('avoid', 'When not, and which is?'),
    ],
    actions: [
      files('part', `packages/ui/src/${kind}s/{{name}}`, { isPattern: kind === 'pattern' }),
      () => run(plop, 'packages/ui/scripts/write-exports.ts') || 'exported',
      ({ name }: Answers) => format(plop, `packages/ui/src/${kind}s/${name}`),
      () =>
        'Next: its props, its look, a story for each visible state, its docs; `pnpm --filter @dst/ui sizes:update`; ' +
        'a screen that uses it; `pnpm screenshots:update`; `pnpm changeset`.',
    ],
  })
}

function apiModule(plop: NodePlopAPI): void {
  const src = 'apps/api/src'
  const app = `${src}/app.ts`
  const routes = '{{camelCase name}}Routes'
  plop.setGenerator('api-module', {
    description: 'routes, service, statements and database test in apps/api, registered; no contract yet',
    prompts: [kebabName, words('summary', 'A sentence: what does its first call return?')],
    actions: [
      files('api-module', `${src}/modules/{{name}}`),
      { type: 'add', path: `${src}/database/{{name}}.ts`, templateFile: 'templates/statements.ts.hbs' },
      edit(
        app,
        /^import \{ usersRoutes \}.*\n/m,
        `$&import { ${routes} } from './modules/{{name}}/{{name}}-routes.ts'\n`,
      ),
      edit(app, /^ +await api\.register\(authentication, .*\n/m, `$&    await api.register(${routes}(db))\n`),
      ({ name }: Answers) => format(plop, app, `${src}/modules/${name}`, `${src}/database/${name}.ts`),
      () =>
        'Next: your own columns, with the owner in the `where`, and a migration for a new table. Name the call in ' +
        'packages/contracts/src/endpoints.ts, let the route say `...endpoint(name)`, and follow the compiler, the ' +
        'tests of contracts, and `vitest run access statuses my-data` in apps/api. What is stored about a person ' +
        'belongs in modules/my-data.',
    ],
  })
}

function decision(plop: NodePlopAPI): void {
  const folder = 'docs/decisions'
  plop.setGenerator('decision', {
    description: 'the next record in docs/decisions, and its line in the index',
    prompts: [words('title', 'Title'), words('outcome', 'A sentence: what is decided?')],
    actions: ({ title = '' }: Answers = {}) => {
      const root = plop.getDestBasePath()
      const numbers = readdirSync(join(root, folder)).map((file) => Number.parseInt(file, 10) || 0)
      const number = Math.max(...numbers) + 1
      const name = plop.renderString('{{kebabCase title}}', { title })
      const path = `${folder}/${String(number).padStart(4, '0')}-${name}.md`
      return [
        { type: 'add', path, templateFile: 'templates/decision.md.hbs', data: { number } },
        () => run(plop, 'tooling/checks/src/write-decisions-index.ts') || 'listed',
        () => 'Next: the sentences in italics.',
      ]
    },
  })
}

function parameter(plop: NodePlopAPI): void {
  plop.setGenerator('parameter', {
    description: 'a figure in packages/domain: value, provenance, index, group, its change, its table of docs/product',
    prompts: [
      words('name', 'Name in camelCase', /^[a-z][A-Za-z0-9]*$/),
      words('beside', 'The parameter whose file it joins, and after which the index and the table have it', /^\w+$/),
      words('unit', 'Unit'),
      words('value', 'Value, as TypeScript writes it'),
      words('label', 'Label'),
      words('source', 'Source: a page of docs/product with its heading, a law or a decision'),
    ],
    actions: ({ beside = '' }: Answers = {}) => {
      const folder = 'packages/domain/src/parameters'
      const row = new RegExp(`^\\| \`${beside}(?:\\.[^\`]+)?\` \\|.*\\n(?!\\| \`${beside}\\.)`, 'm')
      const file = holding(plop, `${folder}/*.ts`, new RegExp(`^export const ${beside}\\b`, 'm'))
      const page = holding(plop, 'docs/product/*.md', row)
      const provenance = file.replace(folder, `${folder}/provenance`)
      const index = `${folder}/index.ts`
      const figures = 'packages/domain/src/figures'
      return [
        append(file, 'value'),
        append(provenance, 'provenance'),
        edit(index, new RegExp(`\\b${beside}\\b`), '$&, {{name}}'),
        edit(`${figures}/figure-groups.ts`, new RegExp(`'${beside}'`), "$&, '{{name}}'"),
        edit(`${figures}/figure-changes.ts`, /readonly FigureChange\[\] = \[\n/, `$&${change}`),
        edit(page, row, '$&| `{{name}}` | |\n'),
        () => format(plop, file, provenance, index, figures),
        () => run(plop, 'packages/domain/tests/product-reference/write.ts') || 'written into its table',
        () =>
          'Next: hold the value against its source, read it where it is needed, and take the new digest over into ' +
          'packages/domain/src/figures/figures.test.ts.',
      ]
    },
  })
}

const today = new Date().toISOString().slice(0, 10)
const change = `{ date: '${today}', what: {{{quoted label}}}, to: 'Stated', names: ['{{name}}'] },\n`
const kebabName = words('name', 'Name in kebab-case', /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)

function words(name: string, message: string, pattern = /\S/) {
  const validate = (typed: string) => pattern.test(typed) || `Not "${typed}", but ${pattern.source}`
  return { type: 'input' as const, name, message, validate }
}

function files(folder: string, destination: string, data: object = {}): ActionType {
  const base = `templates/${folder}`
  return { type: 'addMany', base, templateFiles: `${base}/*.hbs`, destination, data }
}

function edit(path: string, pattern: RegExp, template: string): ActionType {
  return { type: 'modify', path, pattern, template }
}

function append(path: string, template: string): ActionType {
  const templateFile = `templates/parameter/${template}.ts.hbs`
  return { type: 'append', path, templateFile, separator: '', unique: false, data: { today } }
}

/** The one file that has it. */
function holding(plop: NodePlopAPI, paths: string, pattern: RegExp): string {
  const root = plop.getDestBasePath()
  const found = globSync(paths, { cwd: root }).find((path) => pattern.test(readFileSync(join(root, path), 'utf8')))
  if (found === undefined) throw new Error(`No file ${paths} has ${pattern.source}`)
  return found
}

function run(plop: NodePlopAPI, ...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: plop.getDestBasePath(), encoding: 'utf8' })
}

function format(plop: NodePlopAPI, ...paths: string[]): string {
  return run(plop, 'node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', ...paths) || 'formatted'
}
