import { defineConfig } from 'tsup'
import { copyStyles } from './scripts/copy-styles.ts'
import { findEntries } from './scripts/entries.ts'

// ESM only: the one consumer is a Vite site, and shared chunks keep contexts single.
export default defineConfig({
  entry: findEntries('.'),
  format: ['esm'],
  dts: true,
  splitting: true,
  clean: true,
  target: 'es2023',
  onSuccess: () => copyStyles('.'),
})
