import type { Rule } from '../repository.ts'
import { answeredThreats } from './answered-threats.ts'
import { asvsAnswered } from './asvs-answered.ts'
import { decisionsListed } from './decisions-listed.ts'
import { documentCommands } from './document-commands.ts'
import { alertRunbooks, documentPaths } from './document-paths.ts'
import { documentVariables } from './document-variables.ts'
import * as lines from './lines.ts'
import { namedSources } from './named-sources.ts'
import { namedTests } from './named-tests.ts'
import { ownerOnce } from '../figures/owner-once.ts'
import { repeatedFacts } from '../figures/repeated-facts.ts'
import { spelling } from './spelling.ts'
import { unreadParameters } from '../figures/unread-parameters.ts'
import * as workspaces from './workspaces.ts'

/** Every rule by the name that a finding is reported under. */
export const rules = {
  'every workspace has every task': workspaces.workspaceTasks,
  'scripts run in every shell': workspaces.portableScripts,
  'every workspace has one known tag': workspaces.turboTags,
  'SQL stands in one folder': lines.sqlElsewhere,
  'packages bring what they may import': workspaces.installedPackages,
  'a disabled check has its reason': lines.silencedChecks,
  'no registry host': lines.registryHosts,
  'names that say something': workspaces.fileNames,
  'colors are tokens': lines.rawColors,
  'sizes are tokens': lines.rawSizes,
  'every parameter is read': unreadParameters,
  'a figure stands once': repeatedFacts,
  'brand and contact stand once': ownerOnce,
  'packages lead to their sources': workspaces.packageSources,
  'lines of a length to read': lines.lineLengths,
  'late imports name the file': lines.lateImports,
  'a word has one spelling': spelling,
  'a test waits for what happens': lines.fixedWaits,
  'actions are pinned': lines.pinnedActions,
  'workflows may only read': lines.workflowPermissions,
  'commands of documents can be run': documentCommands,
  'paths and links of documents lead somewhere': documentPaths,
  'variables of documents are read': documentVariables,
  'alerts lead to what to do': alertRunbooks,
  'sources can be looked up': namedSources,
  'decisions are listed': decisionsListed,
  'no absent specification': lines.absentSpecification,
  'tests that documents name are there': namedTests,
  'every threat has its answer': answeredThreats,
  'every requirement of ASVS has its answer': asvsAnswered,
} satisfies Record<string, Rule>
