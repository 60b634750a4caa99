import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Outcome } from './operator-command.ts'
import { proofFindingTexts, verifyProofFile, type ProofFinding } from './verify-proof.ts'

/** Checks a proof of consent in a file and, if the database can be read, that it says the same. */
export async function runVerifyCommand(path: string, db?: Kysely<Tables>): Promise<Outcome> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return { exitCode: 1, text: `There is no file ${path} that can be read.\n` }
  const { holds, entries, findings } = await verifyProofFile(text, db)
  const lines = findings.map(sentenceOf)
  const against = db
    ? 'the chain and the database'
    : 'the chain alone: without the database nobody sees whether the end is missing'
  const verdict = holds ? `The proof holds: ${entries} entries, checked by ${against}.` : 'The proof does not hold.'
  return { exitCode: holds ? 0 : 1, text: `${[...lines, verdict].join('\n')}\n` }
}

function sentenceOf({ code, entry }: ProofFinding): string {
  return proofFindingTexts[code].replace('{entry}', String(entry ?? ''))
}
