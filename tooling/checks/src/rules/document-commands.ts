import { documentsOf, literalsOf } from '../documents.ts'
import type { Repository, Rule } from '../repository.ts'

// Commands built into the package managers.
const builtIn = new Set(['install', 'exec', 'ci', 'audit'])

/** Every command in a document can be run: its script exists in the package.json it refers to. */
export const documentCommands: Rule = async (repository) => {
  const rootScripts = scriptsIn(await repository.read('package.json'))
  const findings = await Promise.all(
    documentsOf(repository).map(async (file) =>
      literalsOf(file, await repository.read(file))
        .filter(({ kind }) => kind === 'code')
        .flatMap(({ text, place }) =>
          commandsIn(text).map((command) => ({ place, message: missing(command, repository, rootScripts) })),
        )
        .flatMap(({ place, message }) => (message === undefined ? [] : [{ place, message }])),
    ),
  )
  return findings.flat()
}

interface Command {
  words: string
  script: string
  workspace: string | undefined
}

/** The script calls in a line, such as `PORT=4001 npm start` or `pnpm --filter @dst/domain test -t "a name"`. */
function commandsIn(line: string): Command[] {
  const pattern = /^(?:[A-Z_]+=\S+ )*(?:pnpm|npm)(?: --filter (?<workspace>\S+))?(?: run)? (?<script>[a-z][\w:-]*)/
  return line.split(/ && |; /).flatMap((words) => {
    const { script, workspace } = pattern.exec(words.trim())?.groups ?? {}
    return script === undefined ? [] : [{ words: words.trim(), script, workspace }]
  })
}

function missing(
  { words, script, workspace }: Command,
  { workspaces }: Repository,
  rootScripts: ReadonlySet<string>,
): string | undefined {
  if (builtIn.has(script)) return undefined
  if (workspace === undefined)
    return rootScripts.has(script) ? undefined : `says "${words}", and package.json has no script "${script}"`
  const found = workspaces.find(({ name }) => name === workspace)
  if (found === undefined) return `says "${words}", and there is no workspace ${workspace}`
  return script in found.scripts ? undefined : `says "${words}", and ${workspace} has no script "${script}"`
}

function scriptsIn(manifest: string): ReadonlySet<string> {
  const { scripts = {} } = JSON.parse(manifest || '{}') as { scripts?: Record<string, string> }
  return new Set(Object.keys(scripts))
}
