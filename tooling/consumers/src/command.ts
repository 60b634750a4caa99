import { spawn } from 'node:child_process'

/** Where a command runs, and what its environment has besides this process's. */
export interface CommandOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a program to its end and returns what it printed. Throws with all of its output when it fails. */
export function run(program: string, args: readonly string[], { cwd, env = {} }: CommandOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...outside(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    let failures = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (failures += text))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(printed)
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}\n${printed}${failures}`))
    })
  })
}

/** The environment of somebody outside this repository: no conditions that lead to sources, and no test runner. */
function outside(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, NODE_ENV: _environment, VITEST: _runner, ...rest } = process.env
  return rest
}
