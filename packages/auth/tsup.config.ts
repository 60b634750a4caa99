import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    presence: 'src/presence.ts',
    'react/index': 'src/react/index.ts',
    'server/index': 'src/server/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  // Declarations resolve other packages the way a consumer of this package does: built.
  dts: { compilerOptions: { customConditions: [] } },
  // Its default export would reach CommonJS wrapped in an object.
  noExternal: ['quick-lru'],
  clean: true,
  sourcemap: true,
  splitting: true,
  target: 'es2022',
})
