import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['server', 'migrate', 'jobs', 'doctor', 'backup', 'restore', 'move-to-postgres'].map(
    (program) => `src/${program}.ts`,
  ),
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  clean: true,
})
