import type { Rule } from '../repository.ts'
import { alertRunbooks } from './alert-runbooks.ts'
import { answeredThreats } from './answered-threats.ts'
import { asvsAnswered } from './asvs-answered.ts'
import { decisionsListed } from './decisions-listed.ts'
import { documentCommands } from './document-commands.ts'
import { documentPaths } from './document-paths.ts'
import { documentVariables } from './document-variables.ts'
import { fileNames } from './file-names.ts'
import { fileSizes } from './file-sizes.ts'
import { fixedWaits } from './fixed-waits.ts'
import { absentSpecification, namedSources } from './named-sources.ts'
import { importExtensions } from './import-extensions.ts'
import { lineLengths } from './line-lengths.ts'
import { namedTests } from './named-tests.ts'
import { ownControls } from './own-controls.ts'
import { ownerOnce } from './owner-once.ts'
import { packageSources } from './package-sources.ts'
import { pinnedActions } from './pinned-actions.ts'
import { portableScripts } from './portable-scripts.ts'
import { rawColors } from './raw-colors.ts'
import { rawSizes } from './raw-sizes.ts'
import { registryHosts } from './registry-hosts.ts'
import { repeatedFacts } from './repeated-facts.ts'
import { spelling } from './spelling.ts'
import { sqlHome } from './sql-home.ts'
import { testNames } from './test-names.ts'
import { turboTags } from './turbo-tags.ts'
import { typeSafety } from './type-safety.ts'
import { unreadParameters } from './unread-parameters.ts'
import { workflowPermissions } from './workflow-permissions.ts'
import { workspaceTasks } from './workspace-tasks.ts'

/** Every rule by the name that a finding is reported under. */
export const rules = {
  'every workspace has every task': workspaceTasks,
  'scripts run in every shell': portableScripts,
  'every workspace has one known tag': turboTags,
  'SQL stands in one folder': sqlHome,
  'no any, no unexplained assertion': typeSafety,
  'no registry host': registryHosts,
  'names that say something': fileNames,
  'colors are tokens': rawColors,
  'sizes are tokens': rawSizes,
  'controls come from the design system': ownControls,
  'every parameter is read': unreadParameters,
  'a figure stands once': repeatedFacts,
  'brand and contact stand once': ownerOnce,
  'files of a size to read': fileSizes,
  'packages lead to their sources': packageSources,
  'lines of a length to read': lineLengths,
  'imports name the file': importExtensions,
  'a test is called test': testNames,
  'a word has one spelling': spelling,
  'a test waits for what happens': fixedWaits,
  'actions are pinned': pinnedActions,
  'workflows may only read': workflowPermissions,
  'commands of documents can be run': documentCommands,
  'paths and links of documents lead somewhere': documentPaths,
  'variables of documents are read': documentVariables,
  'alerts lead to what to do': alertRunbooks,
  'sources can be looked up': namedSources,
  'decisions are listed': decisionsListed,
  'no absent specification': absentSpecification,
  'tests that documents name are there': namedTests,
  'every threat has its answer': answeredThreats,
  'every requirement of ASVS has its answer': asvsAnswered,
} satisfies Record<string, Rule>
