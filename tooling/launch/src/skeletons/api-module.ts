import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiModuleFiles } from './api-module-files.ts'
import { camelCase, kebabName } from './names.ts'
import { Refusal, type Kind } from './skeleton.ts'

const appFile = 'apps/api/src/app.ts'
/** Modules follow this line, which identifies the caller. */
const anchor = /^ {4}await api\.register\(authentication, .*\n/m

/** An API module with one endpoint for the caller's own record, registered in the server, and its database test. */
export const apiModule: Kind = {
  usage: 'api-module <kebab-name> --summary "<a sentence: what its first call tells>"',
  words: 'name',
  options: ['summary'],
  plan: ({ words, options: { summary = '' } }, { root }) => {
    const name = kebabName(words, 'module')
    const path = `apps/api/src/modules/${name}`
    if (existsSync(join(root, path))) throw new Refusal(`${path} is there already.`)
    const files = apiModuleFiles({ name, camel: camelCase(name), summary })
    return {
      create: Object.fromEntries(Object.entries(files).map(([ending, text]) => [`${path}/${name}${ending}`, text])),
      change: { [appFile]: registered(readFileSync(join(root, appFile), 'utf8'), name) },
      run: [],
      next: [
        `${path}/${name}-repository.ts reads when the caller's record began, as a stand-in: name your own ` +
          'columns there, and keep the owner in the `where`. A new table needs a migration ' +
          'in apps/api/src/database/migrations.',
        `The call GET /api/me/${name} works and asks for a token, but no contract names it yet, so clients and the ` +
          'API reference do not have it. Move its schema to packages/contracts/src, name the call in endpoints.ts ' +
          `there and let ${name}-routes.ts say \`...endpoint('yourName')\` in place of method, url, schema and ` +
          'config. Then follow:',
        'packages/contracts/tests/endpoints.test.ts (its list of calls fails);',
        'apps/api/tests/statuses.test.ts (the compiler: `requests`; the test: `order`);',
        'apps/api/tests/access.test.ts (`owned`: the table covers every call that asks for a token);',
        'packages/api-client/src/api-client.ts and create-api-client.ts, its fake in src/testing and ' +
          'tests/calls.test.ts;',
        'for a call that stores something about a person, the download and the deletion in ' +
          'apps/api/src/modules/my-data.',
        `Run \`pnpm --filter @dst/api test ${name}\`, and \`pnpm changeset\` once clients can call it.`,
      ],
    }
  },
}

/** The server with the module's import added and its routes registered after authentication. */
function registered(app: string, name: string): string {
  const symbol = `${camelCase(name)}Routes`
  const line = `import { ${symbol} } from './modules/${name}/${name}-routes.ts'\n`
  const imports = [...app.matchAll(/^import .* from '\.\/modules\/(.+)'\n/gm)]
  const later = imports.find(([, path = '']) => path > `${name}/${name}-routes.ts`)
  const last = imports.at(-1)
  if (last === undefined || !anchor.test(app))
    throw new Refusal(`${appFile} has no longer the lines that a module is added to; see ${anchor.source}.`)
  const at = later?.index ?? last.index + last[0].length
  return `${app.slice(0, at)}${line}${app.slice(at)}`.replace(
    anchor,
    (found) => `${found}    await api.register(${symbol}(db))\n`,
  )
}
