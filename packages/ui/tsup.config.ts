import { defineConfig } from 'tsup'
import { markClientEntries } from './scripts/client-entries.ts'
import { copyStyles } from './scripts/copy-styles.ts'
import { findEntries } from './scripts/entries.ts'

// ESM only: the only consumer is a Vite site, and shared chunks keep a single instance of each context.
// Declarations come from tsc: bundling them for every entry needs more memory than a small machine has.
export default defineConfig({
  entry: findEntries('.'),
  format: ['esm'],
  splitting: true,
  clean: true,
  sourcemap: true,
  target: 'es2023',
  onSuccess: async () => {
    await Promise.all([copyStyles('.'), markClientEntries('.')])
  },
})
