import { join, resolve } from 'node:path'
import type { Context } from './context.ts'
import { installDependencies } from './install.ts'
import { runLogged } from './logged-step.ts'
import { readyBlock } from './ready-block.ts'
import { serve } from './serve.ts'
import { turboEntry } from './turbo-entry.ts'

/** Installs and builds what is needed, serves the product until stopped, and returns the exit code. */
export async function start(context: Context): Promise<number> {
  if (!(await installDependencies(context))) return 1
  if (!(await buildProduct(context))) return 1

  const { root, environment, screen } = context
  const dataFolder = resolve(root, environment['DATA_DIR'] || '.data')
  const logFile = join(dataFolder, 'logs', 'server.log')
  return serve(context, {
    program: join(root, 'apps', 'api', 'dist', 'server.js'),
    logFile,
    onListening: (listening) => screen.write(readyBlock({ ...listening, dataFolder, logFile, environment })),
  })
}

function buildProduct(context: Context): Promise<boolean> {
  const sites = context.environment['WEB'] === 'off' ? [] : ['--filter=@dst/web...']
  return runLogged(context, {
    title: 'Building what has changed',
    name: 'build',
    command: process.execPath,
    args: [
      turboEntry(context.root),
      'run',
      'build',
      '--filter=@dst/api...',
      ...sites,
      '--output-logs=new-only',
      '--log-order=stream',
    ],
    whenItFails:
      'The product could not be built. On an unchanged checkout, delete the node_modules folder and run the same ' +
      'command again.',
  })
}
