import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal, type Plan } from './skeleton.ts'

/**
 * Carries out a plan and formats the result; returns the new and changed files. If a file already exists or a step
 * fails, it throws a {@link Refusal} and leaves everything unchanged.
 */
export function carryOut(root: string, { create, change, run }: Plan): string[] {
  const taken = Object.keys(create).find((file) => existsSync(join(root, file)))
  if (taken !== undefined) throw new Refusal(`${taken} is there already; nothing was changed.`)
  const rewritten = [...Object.keys(change), ...run.flatMap(({ writes }) => writes)]
  const before = new Map(rewritten.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const newFolders = Object.keys(create).flatMap((file) => missingFolders(root, dirname(file)))
  try {
    for (const [file, text] of Object.entries({ ...create, ...change })) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    runNode(root, [
      'node_modules/prettier/bin/prettier.cjs',
      '--write',
      '--log-level=warn',
      ...Object.keys(create),
      ...Object.keys(change),
    ])
    for (const { script } of run) runNode(root, [script])
  } catch (error) {
    for (const file of Object.keys(create)) rmSync(join(root, file), { force: true })
    for (const folder of newFolders) removeIfEmpty(join(root, folder))
    for (const [file, text] of before) writeFileSync(join(root, file), text)
    throw error
  }
  const changed = [...before].filter(([file, text]) => readFileSync(join(root, file), 'utf8') !== text)
  return [...Object.keys(create), ...new Set(changed.map(([file]) => file))]
}

function runNode(root: string, args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Refusal(`${args[0]} failed, and nothing was changed:\n${stderr}`)
}

/** The missing folders on the path to `folder`, innermost first. */
function missingFolders(root: string, folder: string): string[] {
  return existsSync(join(root, folder)) ? [] : [folder, ...missingFolders(root, dirname(folder))]
}

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}
