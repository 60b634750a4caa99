import { describeExchange, type ExchangeFile } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { couple, today } from '../testing/sample-files.ts'
import { cpaAlone } from './cpa-alone.ts'

const trust = (cpaTax?: number): ExchangeFile => ({
  ...couple,
  taxpayer: { kind: 'trust-or-estate' },
  income: { ...couple.income, ...(cpaTax === undefined ? {} : { cpaTax }) },
})
const copyFor = (file: ExchangeFile) => cpaAlone(file, describeExchange(file, today).tax)

test("the tax of a trust is the CPA's number, and says that it is", () => {
  expect(copyFor(trust(310_000))).toMatchObject({
    amount: '$310,000',
    sentence: 'By the number of your CPA, a sale would add $310,000 of taxes.',
  })
  expect(copyFor(trust(-5_000))?.sentence).toBe('By the number of your CPA, a sale would lower taxes by $5,000.')
})

test('without a number, or with an estimate to stand beside it, there is none alone', () => {
  expect(copyFor(trust())).toBeUndefined()
  expect(copyFor({ ...couple, income: { cpaTax: 310_000 } })).toBeUndefined()
})
