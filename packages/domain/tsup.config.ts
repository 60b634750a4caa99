import { readFileSync, readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

const subjects = [
  'calculator',
  'calculator-explanation',
  'scoring',
  'tiers',
  'questionnaire',
  'validation',
  'errors',
  'faq',
  'figures',
  'parameters',
  'result',
  'parameters/provenance/states',
  'parameters/states',
  'basis-after',
  'boot-years',
  'comparison',
  'exchange-dates',
  'exchange-facts',
  'exchange-file',
  'exchange-money',
  'form-8824',
  'identification',
  'later-sale',
  'offerings',
  'state-tax',
  'tax-estimate',
  'time',
  'wording',
]

const entries = Object.fromEntries(subjects.map((subject) => [`${subject}/index`, `src/${subject}/index.ts`]))

/**
 * Each table of error texts is a separate file under `errors`, and so are each function of `faq`, `time` and
 * `wording`, each file of `parameters` and the assumptions of the calculator, so that a page loads only what it uses.
 */
const parts = [
  ...['src/parameters', 'src/parameters/provenance'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !/^(?:range|parameter)\.ts$|\.test\.ts$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
  ...['src/errors', 'src/time'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !/^index\.ts$|\.test\.ts$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
  ...['capitalized', 'spell-number', 'listed', 'long-date'].map((name) => `src/wording/${name}.ts`),
  ...['assumptions', 'formula'].map((name) => `src/calculator-explanation/${name}.ts`),
  'src/parameters/states/review-days.ts',
  'src/exchange-file/fields.ts',
  // Apart from the index, so that a page loads only the engines that it describes an exchange with.
  'src/exchange-file/after.ts',
  'src/exchange-file/offerings.ts',
  'src/exchange-file/describe-exchange.ts',
  'src/exchange-file/running.ts',
  'src/faq/filter-faqs.ts',
  'src/faq/select-faqs.ts',
  'src/validation/consultation.ts',
]

export default defineConfig({
  entry: { ...entries, ...Object.fromEntries(parts.map((file) => [file.replace(/^src\/|\.ts$/g, ''), file])) },
  format: ['esm', 'cjs'],
  // Declarations for what package.json exports. The other parts belong to an index.
  dts: { entry: exportedEntries() },
  sourcemap: true,
  clean: true,
  target: 'es2023',
  platform: 'neutral',
})

/** Name in `dist` to source file, for every entry of package.json that is code. */
function exportedEntries(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const sources = Object.values(exports).flatMap((targets) =>
    typeof targets === 'string' ? [] : [targets['@dst/source'].replace('./', '')],
  )
  return Object.fromEntries(sources.map((file) => [file.replace(/^src\/|\.ts$/g, ''), file]))
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly '@dst/source': string }>>
}
