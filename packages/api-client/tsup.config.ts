import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'desk/index': 'src/desk/index.ts', 'testing/index': 'src/testing/index.ts' },
  format: ['esm', 'cjs'],
  // Declarations must resolve other packages the way an installing project does: as built output.
  dts: { compilerOptions: { customConditions: [] } },
  clean: true,
  sourcemap: true,
  target: 'es2023',
})
