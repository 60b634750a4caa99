import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** How a built command ended. */
export interface Ended {
  exitCode: number
  out: string
  err: string
}

/** Runs a built command as an operator does, with no environment but this one. */
export function runProgram(name: string, args: string[], environment: Record<string, string>): Promise<Ended> {
  const program = fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url))
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env['PATH'], ...environment } },
      (_failure, out, err) => resolve({ exitCode: child.exitCode ?? -1, out, err }),
    )
  })
}
