import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { literal } from './names.ts'
import { markedPage } from './parameter-page.ts'
import { parameterValue } from './parameter-value.ts'
import { Refusal, type Kind } from './skeleton.ts'

const folder = 'packages/domain/src/parameters'

/** How a docstring names a unit, where it isn't the unit in brackets. */
const spokenUnits: Readonly<Record<string, string>> = {
  count: '',
  flag: '',
  scale: '',
  share: ' (share of 1)',
  text: '',
  USD: ' (US dollars)',
}

/** A parameter: its value, its provenance, both indexes, and the table on its product reference page. */
export const parameter: Kind = {
  usage:
    'parameter <camelName> --subject <file of packages/domain/src/parameters, such as flow> --unit <unit>\n' +
    '    --value <JSON> --label "<text>" --source "<docs/product/page.md#heading, a law or a decision>"\n' +
    '    --page <docs/product/page.md#heading with its table>',
  words: 'name',
  options: ['subject', 'unit', 'value', 'label', 'source', 'page'],
  plan: ({ words, options }, { root, today }) => {
    const { subject = '', unit = '', value = '', label = '', source = '', page = '' } = options
    const read = (file: string) => readFileSync(join(root, folder, file), 'utf8')
    const name = camelName(words)
    const file = `${subject.replace(/\.ts$/, '')}.ts`
    const subjects = subjectsIn(read('index.ts')).toSorted()
    if (!subjects.includes(file))
      throw new Refusal(
        `There is no subject "${subject}" in ${folder}, only ${subjects.join(', ').replaceAll('.ts', '')}.`,
      )
    const owner = subjects.find((other) => declares(read(other), name))
    if (owner !== undefined) throw new Refusal(`There is a parameter ${name} already, in ${folder}/${owner}.`)
    const units = [...read('provenance/parameter.ts').matchAll(/^ {2}\| '(.+)'$/gm)].map(([, known = '']) => known)
    if (!units.includes(unit)) throw new Refusal(`There is no unit "${unit}", only ${units.join(', ')}.`)
    if (/[\n|]/.test(label + value)) throw new Refusal('Label and value stand in a table: no "|", no line break.')
    const { type, text } = parameterValue(value, unit)
    const spoken = spokenUnits[unit] ?? ` (${unit})`
    const declared = `\n/** ${label}${spoken}. */\nexport const ${name}${type ? `: ${type}` : ''} = ${text}\n`
    const entry =
      `\nexport const ${name} = {\n  label: ${literal(label)},\n  unit: ${literal(unit)},\n` +
      `  value: values.${name},\n  source: ${literal(source)},\n  reviewed: '${today}',\n} satisfies Parameter\n`
    const marked = markedPage(root, page, name)
    const pages = readdirSync(join(root, 'docs/product')).map((other) => `docs/product/${other}`)
    return {
      create: {},
      change: {
        [`${folder}/${file}`]: (type === 'Range' ? withRange(read(file)) : read(file)) + declared,
        [`${folder}/index.ts`]: withName(read('index.ts'), file, name),
        [`${folder}/provenance/${file}`]: read(`provenance/${file}`) + entry,
        [`${folder}/provenance/index.ts`]: withName(read('provenance/index.ts'), file, name),
        [marked.file]: marked.text,
      },
      run: [{ script: 'packages/domain/tests/product-reference/write.ts', writes: pages }],
      next: [
        `Hold the value against its source: ${folder}/provenance/${file} says that you reviewed it on ${today}.`,
        `Read ${name} where the figure is needed: the rule \`unreadParameters\` of @dst/checks fails until then.`,
        `Put ${name} into its group in packages/domain/src/figures/figure-groups.ts, and into the list of changes ` +
          'beside it.',
        `Say in ${marked.file} what the figure is for, if the text around the table doesn't yet.`,
        'Run `pnpm --filter @dst/domain test` and `pnpm --filter @dst/checks test`: the latter says whether the ' +
          'source can be looked up and whether the figure already stands somewhere as digits.',
      ],
    }
  },
}

function camelName(words: readonly string[]): string {
  const [name = '', ...more] = words
  if (more.length > 0) throw new Refusal(`A parameter has one name, and "${words.join(' ')}" is ${words.length} words.`)
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Refusal(`"${name}" is not in camelCase, such as "dstTerm".`)
  return name
}

/** The files whose parameters the index lists. */
function subjectsIn(index: string): string[] {
  return [...index.matchAll(/ from '\.\/([\w-]+\.ts)'$/gm)]
    .map(([, file = '']) => file)
    .filter((file) => file !== 'range.ts')
}

function declares(text: string, name: string): boolean {
  return new RegExp(`^export (?:const|function|type|interface) ${name}\\b`, 'm').test(text)
}

/** The index with one more name in the list for its file. Prettier wraps the line. */
function withName(index: string, file: string, name: string): string {
  return index.replace(
    new RegExp(`^export \\{([^}]*)\\} from '\\./${file.replace('.', '\\.')}'$`, 'm'),
    (_, list: string) => {
      const names = list.split(',').map((one) => one.trim())
      const all = [...names.filter((one) => one !== ''), name].toSorted((one, other) => (one < other ? -1 : 1))
      return `export { ${all.join(', ')} } from './${file}'`
    },
  )
}

/** The file with an import of the type of a range. */
function withRange(text: string): string {
  const line = "import type { Range } from './range.ts'\n"
  return text.includes(line) ? text : `${line}${text.startsWith('import ') ? '' : '\n'}${text}`
}
