import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from './context.ts'
import { showProgress } from './progress.ts'

/** A launch step that succeeds or fails; its output is shown only when it fails. */
export interface LoggedStep {
  title: string
  name: string
  command: string
  args: string[]
  environment?: Record<string, string>
  /** One paragraph: what a person does if this step fails. */
  whenItFails: string
}

/** Runs the step with a progress line, saves its output in `.tools/logs` and returns whether it succeeded. */
export async function runLogged(context: Context, step: LoggedStep): Promise<boolean> {
  const { root, programs, screen } = context
  const progress = showProgress(step.title, screen)
  const lines: string[] = []
  const code = await programs.run({
    command: step.command,
    args: step.args,
    cwd: root,
    ...(step.environment ? { environment: step.environment } : {}),
    onLine: (line) => {
      lines.push(line)
      const workspace = /^(@dst\/[\w-]+):/.exec(line)?.[1]
      if (workspace) progress.detail(workspace)
    },
  })
  if (programs.isStopping()) return false
  const log = join(root, '.tools', 'logs', `${step.name}.log`)
  await mkdir(join(root, '.tools', 'logs'), { recursive: true })
  await writeFile(log, `${lines.join('\n')}\n`)
  progress.end(code === 0 ? 'done' : 'failed')
  if (code !== 0)
    screen.write(
      `\n${failedOutput(lines).join('\n')}\n\n${remedyFor(lines) ?? step.whenItFails} The whole output is in ${log}.\n`,
    )
  return code === 0
}

/** Lines of output that show why a tool gave up. */
const lastLines = 40

/** The output of the failed tasks among several run in parallel; the last lines if they cannot be identified. */
export function failedOutput(lines: readonly string[]): readonly string[] {
  const failed = lines.flatMap((line) => /^Failed:\s+(.+)$/.exec(line)?.[1]?.split(', ') ?? [])
  const prefixes = failed.map((task) => `${task.trim().replace('#', ':')}:`)
  const shown = lines.filter((line) => prefixes.some((prefix) => line.startsWith(prefix)))
  return shown.length > 0 ? shown : lines.slice(-lastLines)
}

/** What to do about a cause that the advice of a step would miss. */
export function remedyFor(lines: readonly string[]): string | undefined {
  return lines.some((line) => /exec format error/i.test(line))
    ? 'A program could not be executed ("Exec format error"): it was installed without its install script, or for ' +
        'another kind of machine. Delete the folders .tools and node_modules, remove a pnpm of your own that does ' +
        'not start ("npm uninstall --global pnpm"), and run the same command again.'
    : undefined
}
