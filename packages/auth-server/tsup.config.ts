import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', server: 'src/program/server.ts' },
  format: ['esm', 'cjs'],
  target: 'node24',
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
  sourcemap: true,
})
