import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OptionDefaults } from 'typedoc'

// TypeDoc runs in the folder of each package: `pnpm reference`.
const folder = process.cwd()
const { name, exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
/** The sources of every entry with code that an installed package has. */
const entryPoints = Object.values(exports)
  .map((targets) => targets['@dst/source'] ?? targets)
  .filter((source) => /^\.\/src\/.*\.tsx?$/.test(source))
  .map((source) => join(folder, source))

const exceptions = {
  '@dst/domain': () => ({
    // Each parameter has a label, which says what a docstring would. The index of the values has their names.
    intentionallyNotDocumented: readFileSync(join(folder, 'src/parameters/index.ts'), 'utf8')
      .match(/(?<=^export \{)[^}]+/gm)
      .flatMap((names) => names.match(/\w+/g))
      .map((parameter) => `src/parameters/provenance.${parameter}`),
    // Values that exported types are made of, but that nobody would name.
    intentionallyNotExported: [
      'src/parameters/state-tax.ts:rates',
      'src/figures/figure-groups.ts:groups',
      'src/tax-estimate/federal-figures.ts:figuresByYear',
    ],
  }),
}

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name,
  entryPoints,
  basePath: folder,
  tsconfig: join(folder, 'tsconfig.json'),
  readme: join(folder, 'README.md'),
  out: join(import.meta.dirname, 'build/reference', name.replace('@dst/', '')),
  // Each package's own type check finds these.
  skipErrorChecking: true,
  disableSources: true,
  excludeExternals: true,
  blockTags: [...OptionDefaults.blockTags, '@source'],
  requiredToBeDocumented: ['Class', 'Enum', 'EnumMember', 'Function', 'Interface', 'TypeAlias', 'Variable'],
  validation: { invalidLink: true, notDocumented: true, notExported: true },
  treatWarningsAsErrors: true,
  ...exceptions[name]?.(),
}
