import type { Finding, Rule } from '../repository.ts'

/** What only some shells understand; npm runs scripts in `cmd` on Windows. `&&` and double quotes are in all. */
const shellSyntax: readonly (readonly [syntax: RegExp, name: string])[] = [
  [/(?:^|&&)\s*\w+=/, 'a variable before its command; write cross-env'],
  [/'/, 'single quotes; write \\"'],
  [/[$`%]/, 'an expansion'],
  [/[;|<>]|(?<!&)&(?!&)/, 'something other than && between commands'],
  [/(?:^|\s)[^\s"]*[*?{~][^\s"]*(?:\s|$)/, 'a pattern without quotes'],
  [/(?:^|&&)\s*(?:rm|cp|mv|mkdir|cat|test|export|sh|bash|true)\b/, 'a program that Windows lacks'],
]

/** Scripts of a package.json run in every shell, that of Windows included. */
export const portableScripts: Rule = async ({ workspaces, read }) => {
  const root = (JSON.parse((await read('package.json')) || '{}') as { scripts?: Record<string, string> }).scripts ?? {}
  return [{ folder: '', scripts: root }, ...workspaces].flatMap(({ folder, scripts }) =>
    Object.entries(scripts).flatMap(([name, script]) =>
      findingsIn(`${folder}/package.json`.slice(folder ? 0 : 1), name, script),
    ),
  )
}

function findingsIn(place: string, name: string, script: string): Finding[] {
  return shellSyntax
    .filter(([syntax]) => syntax.test(script))
    .map(([, what]) => ({ place, message: `its "${name}" has ${what}` }))
}
