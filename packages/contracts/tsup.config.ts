import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

const entry = {
  index: 'src/index.ts',
  'sample-investor': 'src/sample-investor.ts',
  'desk/index': 'src/desk/index.ts',
}
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [file.replace('.ts', ''), `src/${file}`])

export default defineConfig({
  // A file for each source: a bundler leaves out whole files, but not a schema whose making may have an effect.
  entry: Object.fromEntries(files) as Record<string, string>,
  format: ['esm', 'cjs'],
  // Declarations must resolve other packages the way an installing project does: as built output.
  dts: { entry, compilerOptions: { customConditions: [] } },
  clean: true,
  sourcemap: true,
  splitting: true,
  target: 'es2023',
})
