import { exchangePacket } from '@dst/content/exchange'
import { describeExchange } from '@dst/domain/exchange-file'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { firstLine, noteIds, plainText, todayLine } from '../dates/dates-copy.ts'
import { countedOf } from '../dates/dates-table.ts'
import { lastDayMessage } from '../list/list-days.ts'
import { bootRows } from '../money/boot-copy.ts'
import { metersOf } from '../money/meter-copy.ts'
import { taxSentence } from '../money/tax-copy.ts'
import { after, finished } from '../testing/finished-files.ts'
import { today } from '../testing/sample-files.ts'
import { PacketPages } from './packet-pages.tsx'

const paper = (name: keyof typeof finished, day: string) =>
  renderToStaticMarkup(
    <PacketPages file={finished[name]} today={day} names={false} offerings={false} content={exchangePacket} />,
  ).replaceAll(/<[^>]+>/g, ' ')

/** Whatever is only true while something can still be done. */
const ahead =
  /would end|It turns|To defer|What would change|has to be replaced|to be bought|planned to|you may name|can still|You have until|left to (?:name|close)|short\b|days, until|A draft to talk about|before you sign|talk to your/

test('a packet of an exchange that runs speaks of what is ahead', () => {
  expect(paper('complete', today)).toMatch(ahead)
})

test.each([
  ['complete', '2027-03-01', 'Your exchange is complete: you received what you bought on Mon Mar 1, 2027'],
  ['complete', after, 'Your exchange is complete'],
  ['partial', after, 'By your entries you received 1 of 2 properties'],
  ['failed', after, 'By your entries you received nothing'],
] as const)('a packet of one that is %s, on %s, tells only what was', (name, day, reported) => {
  const text = paper(name, day)
  expect(text).toContain(reported)
  const found = ahead.exec(text)
  expect(found === null ? undefined : text.slice(found.index - 60, found.index + 60)).toBeUndefined()
})

test.each([
  ['complete', 'Your exchange is complete: you received the last of what you bought on Mon Mar 1, 2027.'],
  ['partial', 'Your exchange period ended on Thu Apr 15, 2027. If an extension'],
  ['failed', 'Your exchange period ended on Thu Apr 15, 2027. If an extension'],
] as const)('the dates of one that is %s', (name, words) => {
  const { dates, progress } = describeExchange(finished[name], after)
  if (!dates.ok) throw new Error(dates.error)
  expect(plainText(firstLine(dates.value, 'none', progress))).toContain(words)
  expect(todayLine(dates.value, after, progress.isFinished)).toBe('Today, Fri Apr 16, 2027, is day 146.')
  expect(noteIds(dates.value, countedOf(finished[name]), progress.stage).includes('nothing-named')).toBe(
    name === 'failed',
  )
})

test('between the last day to name and the end, what is left decides', () => {
  const { dates, progress } = describeExchange(
    { ...finished.failed, purchases: [{ id: 'p', equity: 1_480_000, closedOn: '2027-05-01' }] },
    '2027-02-01',
  )
  if (!dates.ok) throw new Error(dates.error)
  expect(plainText(firstLine(dates.value, 'none', progress))).toBe(
    'Day 45 was Tue Jan 5, 2027. You have until Thu Apr 15, 2027 to close, but by your entries nothing is left that ' +
      'you named in time and have not received.',
  )
})

test('the boot of one that is over was kept, or was not replaced', () => {
  const why = (name: keyof typeof finished, isFinished: boolean) => {
    const { money } = describeExchange(finished[name], after)
    return money.ok ? bootRows(money.value, { isFinished })[0]?.why : undefined
  }
  expect(why('partial', true)).toBe('$740,000 of cash that you kept, and $199,720 of debt that nothing replaced.')
  expect(why('complete', true)).toBe('All cash was spent, and all debt was replaced.')
  expect(why('partial', false)).toBe('$740,000 of cash that you keep, and $199,720 of debt that nothing replaces.')
})

test('one that is complete before day 45 is not told that property can still be named', () => {
  const [purchase] = finished.complete.purchases
  const early = { ...finished.complete, purchases: [{ ...purchase, id: 'p', closedOn: '2026-12-01' }] }
  const { naming, progress } = describeExchange(early, '2026-12-10')
  expect(progress.stage).toBe('complete')
  expect(lastDayMessage(naming, progress.stage)).toBe('The last day to name property is Tue Jan 5, 2027.')
  expect(lastDayMessage(naming, 'naming')).toMatch(/^You can name property/)
})

test('the money of one that is over', () => {
  const { money, tax } = describeExchange(finished.partial, after)
  if (!money.ok || !tax.ok) throw new Error('a finished file has its money')
  expect(metersOf(money.value, true).map(({ amount, target, status }) => `${amount} ${target}: ${status}`)).toEqual([
    '$940,280 of $1,880,000 needed: $939,720 was missing',
    '$740,000 of $1,480,000 to be spent: $740,000 was missing',
    '$200,280 of $400,000 to be replaced: $199,720 was missing',
  ])
  expect(taxSentence(tax.value, undefined, 'complete')).toBe(
    'Without the exchange the sale would have added about $289,515 to your taxes for 2026.',
  )
  expect(taxSentence(tax.value, 270_000, 'failed')).toBe(
    'By the number of your CPA, the sale adds $289,515 to your taxes for 2026.',
  )
})
