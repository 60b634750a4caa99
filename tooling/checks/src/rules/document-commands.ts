import { literalsOf, readmesAndDocuments } from '../documents.ts'
import type { Repository, Rule } from '../repository.ts'

/** Commands of the package managers themselves. */
const builtIn = new Set(['add', 'audit', 'ci', 'exec', 'install', 'update'])
const call = /^(?:[A-Z_]+=\S+ )*(?:pnpm|npm)(?: --filter (?<name>\S+))?(?: run)? (?<script>[a-z][\w:-]*)/

/** Every command in a document can be run: its script exists in the package.json it refers to. */
export const documentCommands: Rule = async (repository) => {
  const root = JSON.parse((await repository.read('package.json')) || '{}') as { scripts?: object }
  const lists = await Promise.all(
    readmesAndDocuments(repository).map(async (file) =>
      literalsOf(file, await repository.read(file))
        .filter(({ kind }) => kind === 'code')
        .flatMap(({ text, place }) =>
          text.split(/ && |; /).flatMap((words) => {
            const why = fault(words.trim(), repository, root.scripts ?? {})
            return why === undefined ? [] : [{ place, message: `says "${words.trim()}", and ${why}` }]
          }),
        ),
    ),
  )
  return lists.flat()
}

function fault(words: string, { workspaces }: Repository, rootScripts: object): string | undefined {
  const { script, name } = call.exec(words)?.groups ?? {}
  if (script === undefined || builtIn.has(script)) return undefined
  const scripts = name === undefined ? rootScripts : workspaces.find((each) => each.name === name)?.scripts
  if (scripts === undefined) return `there is no workspace ${name}`
  return script in scripts ? undefined : `${name ?? 'package.json'} has no script "${script}"`
}
