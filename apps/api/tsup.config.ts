import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { server: 'src/server.ts', migrate: 'src/migrate.ts', jobs: 'src/jobs.ts', doctor: 'src/doctor.ts' },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  clean: true,
})
