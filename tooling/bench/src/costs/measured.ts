import { readFileSync } from 'node:fs'

/** The calls whose work is measured. */
export const calls = [
  'page',
  'asset',
  'config',
  'me',
  'save',
  'signUp',
  'signIn',
  'meEmbedded',
  'saveEmbedded',
] as const
export type Call = (typeof calls)[number]

/** Processor time of one call, in milliseconds. An embedded database works inside the server. */
export interface Work {
  server: number
  database: number
}

/** What `pnpm bench capacity` found, as it is kept in measured.json. */
export interface Measured {
  /** The command that found it. */
  command: string
  date: string
  machine: string
  work: Readonly<Record<Call, Work>>
  /** Bytes over the network, compressed, headers included, and requests, with an empty cache and with a full one. */
  view: Readonly<Record<'first' | 'later', { bytes: number; requests: number }>>
  /** Bytes of an answer of the API, headers included. */
  apiAnswerBytes: number
  /** Bytes in the database, indexes included, for a person who has signed up, signed in and sent one questionnaire. */
  bytesPerInvestor: number
}

export const measuredFile = new URL('measured.json', import.meta.url)

/** The measured figures in use. */
export function readMeasured(): Measured {
  return JSON.parse(readFileSync(measuredFile, 'utf8')) as Measured
}
