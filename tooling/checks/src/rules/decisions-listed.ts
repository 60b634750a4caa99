import { decisionsIndex, writeDecisionsIndex } from '../decisions-index.ts'
import type { Rule } from '../repository.ts'

/** The decision index matches the headers of the records. */
export const decisionsListed: Rule = async (repository) => {
  const expected = await writeDecisionsIndex(repository)
  if ((await repository.read(decisionsIndex)) === expected) return []
  return [{ place: decisionsIndex, message: 'is out of date; run `pnpm --filter @dst/checks decisions`' }]
}
