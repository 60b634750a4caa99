import { defineConfig } from 'tsup'

const commands = ['migrate', 'jobs', 'desk', 'doctor', 'backup', 'restore', 'move-to-postgres']

export default defineConfig({
  entry: {
    server: 'src/server.ts',
    ...Object.fromEntries(commands.map((command) => [command, `src/commands/${command}.ts`])),
  },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  clean: true,
})
