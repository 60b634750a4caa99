import { expect, test } from 'vitest'
import { canonicalJson, chainEntries, firstHash, verifyProof, type LooseEntry } from './proof-chain.ts'

const at = '2026-11-29T10:00:00.000Z'
const entries: LooseEntry[] = [
  { type: 'request', id: 'r', at, firm: null },
  { type: 'event', id: '1', at, event: 'asked', channel: null, version: 1, firm: null },
  { type: 'event', id: '2', at, event: 'sent', channel: 'mail', version: 1, firm: null },
]

test('the same data has the same text, whatever the order of its keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'ü"' }], a: true })).toBe('{"a":true,"b":[1,{"c":"ü\\"","d":null}]}')
  expect(canonicalJson({ a: true, b: [1, { c: 'ü"', d: null }], e: undefined })).toBe(
    '{"a":true,"b":[1,{"c":"ü\\"","d":null}]}',
  )
})

test('the first hash is of 64 zeros and the entry, as any tool computes it', () => {
  // printf '%064d{"at":"2026-11-29T10:00:00.000Z","firm":null,"id":"r","type":"request"}' 0 | sha256sum
  expect(chainEntries(entries)[0]?.hash).toBe('e1319817b5060b05b9d48d7268c4bc38c82984d33805ce540184e2bace21be80')
})

test('a chain as it was made has no fault', () => {
  expect(verifyProof({ first: firstHash, entries: chainEntries(entries) })).toBeUndefined()
  expect(verifyProof({ first: firstHash, entries: [] })).toBeUndefined()
})

test('an entry that was changed, taken out, moved, put in or written twice is the first fault', () => {
  const chain = chainEntries(entries)
  const [one, two, three] = chain as [(typeof chain)[0], (typeof chain)[0], (typeof chain)[0]]
  const faultOf = (changed: typeof chain) => verifyProof({ first: firstHash, entries: changed })
  expect(faultOf([one, { ...two, at: '2026-11-29T10:00:00.001Z' }, three])).toBe(2)
  expect(faultOf([one, three])).toBe(2)
  expect(faultOf([two, three])).toBe(1)
  expect(faultOf([one, three, two])).toBe(2)
  expect(faultOf([one, two, two, three])).toBe(3)
  const [, forged] = chainEntries([entries[0], { ...entries[1], id: '9' }] as LooseEntry[])
  expect(faultOf([one, forged as typeof two, three])).toBe(3)
})
