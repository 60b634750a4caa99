import { readdirSync } from 'node:fs'
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
  'comparison',
  'exchange-dates',
  'exchange-facts',
  'exchange-file',
  'exchange-money',
  'identification',
  'tax-estimate',
  'time',
  'wording',
]

const entries = Object.fromEntries(subjects.map((subject) => [`${subject}/index`, `src/${subject}/index.ts`]))

/**
 * Each table of error texts is a separate file under `errors`, and so is each function of `faq` and `wording` and each
 * file of `parameters`, so that a page loads only what it uses.
 */
const parts = [
  ...readdirSync('src/parameters')
    .filter((name) => !/^(?:index|parameter)\.ts$|\.test\.ts$/.test(name))
    .map((name) => `src/parameters/${name}`),
  ...readdirSync('src/errors')
    .filter((name) => !/^index\.ts$|\.test\.ts$/.test(name))
    .map((name) => `src/errors/${name}`),
  ...['capitalized', 'in-words', 'listed', 'long-date'].map((name) => `src/wording/${name}.ts`),
  'src/faq/filter-faqs.ts',
  'src/faq/select-faqs.ts',
  'src/validation/consultation.ts',
]

export default defineConfig({
  entry: { ...entries, ...Object.fromEntries(parts.map((file) => [file.replace(/^src\/|\.ts$/g, ''), file])) },
  format: ['esm', 'cjs'],
  // Messages that any page can need are imported one by one: an index counts as a whole toward the initial load.
  dts: {
    entry: {
      ...entries,
      'errors/connection': 'src/errors/connection.ts',
      'parameters/contact-promise': 'src/parameters/contact-promise.ts',
      'parameters/deadlines': 'src/parameters/deadlines.ts',
      'parameters/query-defaults': 'src/parameters/query-defaults.ts',
      'parameters/questionnaire': 'src/parameters/questionnaire.ts',
      'parameters/toasts': 'src/parameters/toasts.ts',
      'validation/consultation': 'src/validation/consultation.ts',
    },
  },
  clean: true,
  target: 'es2023',
  platform: 'neutral',
})
