import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', server: 'src/program/server.ts' },
  format: ['esm', 'cjs'],
  target: 'node24',
  dts: { entry: { index: 'src/index.ts' } },
  // Its default export would reach CommonJS wrapped in an object.
  noExternal: ['quick-lru'],
  clean: true,
  sourcemap: true,
})
