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
  'parameters',
  'result',
  'time',
]

const entries = Object.fromEntries(subjects.map((subject) => [`${subject}/index`, `src/${subject}/index.ts`]))

/** Each table of error texts as a file of its own behind `errors`, and each function of `faq` behind that, so that a page carries only what it uses. */
const parts = [
  ...readdirSync('src/errors')
    .filter((name) => !/^index\.ts$|\.test\.ts$/.test(name))
    .map((name) => `src/errors/${name}`),
  'src/faq/filter-faqs.ts',
  'src/faq/select-faqs.ts',
  'src/validation/consultation.ts',
]

export default defineConfig({
  entry: { ...entries, ...Object.fromEntries(parts.map((file) => [file.replace(/^src\/|\.ts$/g, ''), file])) },
  format: ['esm', 'cjs'],
  // What every page may have to say is asked for by itself: an index counts whole as part of a first load.
  dts: {
    entry: {
      ...entries,
      'errors/connection': 'src/errors/connection.ts',
      'validation/consultation': 'src/validation/consultation.ts',
    },
  },
  clean: true,
  target: 'es2023',
  platform: 'neutral',
})
