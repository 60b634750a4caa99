import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

const subjects = ['calculator', 'calculator-explanation', 'scoring', 'tiers', 'questionnaire', 'validation', 'errors', 'faq', 'parameters', 'result', 'time']

const entries = Object.fromEntries(subjects.map((subject) => [`${subject}/index`, `src/${subject}/index.ts`]))

/** Each table of error texts as a file of its own behind `errors`, so that a page carries only the one that it shows. */
const errorTables = readdirSync('src/errors').filter((name) => !/^index\.ts$|\.test\.ts$/.test(name)).map((name) => `src/errors/${name}`)

export default defineConfig({
  entry: { ...entries, ...Object.fromEntries(errorTables.map((file) => [file.replace(/^src\/|\.ts$/g, ''), file])) },
  format: ['esm', 'cjs'],
  dts: { entry: entries },
  clean: true,
  target: 'es2023',
  platform: 'neutral',
})
