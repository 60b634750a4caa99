import type { Rule } from '../repository.ts'
import { apiZones } from './api-zones.ts'
import { documentCommands } from './document-commands.ts'
import { documentPaths } from './document-paths.ts'
import { documentVariables } from './document-variables.ts'
import { fileNames } from './file-names.ts'
import { fileSizes } from './file-sizes.ts'
import { importArrows } from './import-arrows.ts'
import { ownControls } from './own-controls.ts'
import { packageArrows } from './package-arrows.ts'
import { rawColours } from './raw-colours.ts'
import { rawSizes } from './raw-sizes.ts'
import { registryHosts } from './registry-hosts.ts'
import { turboTags } from './turbo-tags.ts'
import { typeSafety } from './type-safety.ts'
import { webZones } from './web-zones.ts'
import { workspaceTasks } from './workspace-tasks.ts'

/** Every rule by the name that a finding is reported under. */
export const rules = {
  'every workspace has every task': workspaceTasks,
  'every workspace has one known tag': turboTags,
  'package.json follows the arrows': packageArrows,
  'imports follow the arrows': importArrows,
  'the zones of apps/web': webZones,
  'the zones of apps/api': apiZones,
  'no any, no unexplained assertion': typeSafety,
  'no registry host': registryHosts,
  'names that say something': fileNames,
  'colours are tokens': rawColours,
  'sizes are tokens': rawSizes,
  'controls come from the design system': ownControls,
  'files of a size to read': fileSizes,
  'commands of documents can be run': documentCommands,
  'paths and links of documents lead somewhere': documentPaths,
  'variables of documents are read': documentVariables,
} satisfies Record<string, Rule>
