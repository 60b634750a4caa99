import type { Workspace } from '@dst/launch/workspaces'
import { arrows, isTooling } from '../arrows.ts'
import { packageOf, readImports, type Import } from '../imports.ts'
import { isTestOrTool, type Finding, type Rule } from '../repository.ts'

const supabaseFolder = 'packages/auth/src/supabase/'

/**
 * The imports in the product's source, not only its package.json, follow the arrows of the design: no import leaves its
 * workspace through a path, the domain uses no platform module, and supabase-js stays in one folder.
 */
export const importArrows: Rule = async (repository) => {
  const findings: Finding[] = []
  for (const workspace of repository.workspaces) {
    const imports = await readImports(repository, (file) => file.startsWith(`${workspace.folder}/`))
    for (const item of imports) {
      const message = objection(workspace, item)
      if (message !== undefined) findings.push({ place: `${item.file}:${item.line}`, message })
    }
  }
  return findings
}

function objection({ name, folder }: Workspace, item: Import): string | undefined {
  const { file, specifier, target } = item
  if (target !== undefined && !target.startsWith(`${folder}/`))
    return `the import of ${specifier} leaves the workspace; import the package`
  if (isTooling(folder) || isTestOrTool(file)) return undefined

  const imported = packageOf(item)
  if (name === '@dst/domain' && specifier.startsWith('node:'))
    return `the domain runs anywhere and may not import ${specifier}`
  if (imported === undefined) return undefined
  if (imported === '@supabase/supabase-js' && folder === 'packages/auth' && !file.startsWith(supabaseFolder)) {
    return `only ${supabaseFolder} may import ${imported}`
  }
  if (imported.startsWith('@dst/') && imported !== name && !(arrows[name]?.ours ?? []).includes(imported)) {
    return `${name} may not import ${imported}`
  }
  return undefined
}
