import { defineConfig } from 'tsup'

const subjects = [
  'contact',
  'faq',
  'site',
  'partner',
  'guide',
  'accreditation',
  'exchange',
  'process',
  'legal',
  'consents',
  'notifications',
  'my-data',
  'glossary',
  'ways',
  'answers',
  'sources',
  'blocks',
  'checks',
]

export default defineConfig({
  entry: Object.fromEntries(subjects.map((subject) => [`${subject}/index`, `src/${subject}/index.ts`])),
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2023',
  platform: 'neutral',
})
