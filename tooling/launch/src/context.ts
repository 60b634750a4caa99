import { fileURLToPath } from 'node:url'
import { createPrograms, type Programs } from './programs.ts'
import { screen, type Screen } from './progress.ts'

/** What every step of the launcher works with. */
export interface Context {
  /** Root folder of the checkout. */
  root: string
  programs: Programs
  screen: Screen
  environment: NodeJS.ProcessEnv
}

/** The checkout that this file belongs to, this process's environment and its terminal. */
export function thisContext(): Context {
  return {
    root: fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, ''),
    programs: createPrograms(),
    screen,
    environment: process.env,
  }
}
