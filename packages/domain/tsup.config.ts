import { defineConfig } from 'tsup'

const subjects = ['calculator', 'calculator-explanation', 'scoring', 'tiers', 'questionnaire', 'validation', 'errors', 'faq', 'parameters', 'result', 'time']

export default defineConfig({
  entry: Object.fromEntries(subjects.map((subject) => [`${subject}/index`, `src/${subject}/index.ts`])),
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  target: 'es2023',
  platform: 'neutral',
})
