import { spawnSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { join } from 'node:path'

const prettier = join(import.meta.dirname, '../../../node_modules/prettier/bin/prettier.cjs')

/**
 * Formats the staged files of the repository at `root` and stages them again. A file that is staged in part is left
 * alone, since staging it would add the rest. Returns 1 when the commit has to be repeated, otherwise 0. Throws when
 * Prettier can't read a file.
 */
export function formatStaged(root: string): number {
  const staged = linesOf(root, 'git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'])
  const edited = new Set(linesOf(root, 'git', ['diff', '--name-only', '-z']))
  // Prettier refuses symbolic links and what is no longer there.
  const files = staged.filter((file) => lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile())
  const inPart = files.filter((file) => edited.has(file))
  const whole = files.filter((file) => !edited.has(file))
  const left = runPrettier(root, [], inPart)
  const formatted = runPrettier(root, ['--write'], whole)
  if (left.length > 0) say(`Staged in part, and not formatted: ${left.join(', ')}`)
  if (formatted.length === 0) return 0
  if (isCommitOfPaths()) {
    say(`Formatted ${formatted.join(', ')}. Commit again.`)
    return 1
  }
  linesOf(root, 'git', ['add', '--', ...formatted])
  say(`Formatted ${formatted.join(', ')}.`)
  return 0
}

/** Those of the files that were not formatted. */
function runPrettier(root: string, options: string[], files: string[]): string[] {
  if (files.length === 0) return []
  const args = [prettier, ...options, '--list-different', '--ignore-unknown', '--', ...files]
  return linesOf(root, process.execPath, args)
}

// `git commit -- <paths>` commits from an index of its own and keeps the real one locked: the real one would still
// have the files as they were.
function isCommitOfPaths(): boolean {
  return /next-index-\d+/.test(process.env['GIT_INDEX_FILE'] ?? '')
}

/** The lines of a program's output, or what `-z` ends with zeros. Prettier ends with 1 when it lists anything. */
function linesOf(root: string, command: string, args: string[]): string[] {
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0 && status !== 1) throw new Error('What is staged could not be formatted.')
  return stdout.split(/[\0\n]/).filter(Boolean)
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
