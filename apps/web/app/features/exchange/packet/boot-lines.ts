import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { FileMoney, Purchase } from '@dst/domain/exchange-file'
import { taxRange } from '../money/boot-copy.ts'
import { computed, entered, needed, type PacketLine } from './packet-line.ts'

/** What is planned to be bought, or was received: a line for its money, one for its loan. */
export function purchaseLines(purchases: readonly Purchase[], isFinished = false): readonly PacketLine[] {
  return purchases.flatMap((purchase, index) => {
    const { kind = 'dst', price, equity, loanShare, exchangeCosts, wanted } = purchase
    const backup = wanted === 'backup' && !isFinished ? ', a backup: not counted' : ''
    const name = purchase.name ?? `${kind === 'dst' ? 'DST' : 'Property'} ${index + 1}`
    const what = `${name}: ${kind === 'dst' ? 'cash put in' : 'price'}${backup}`
    return [
      needed({ what, law: '26 U.S.C. 1031(a)(1)' }, kind === 'dst' ? equity : price, formatUsd),
      entered({ what: 'Its loan, as a share of the value', law: '26 CFR 1.1031(d)-2' }, loanShare, {
        shown: percentOf,
        assumed: percentOf(0),
      }),
      entered({ what: 'Its exchange costs', law: 'Form 8824, line 15' }, exchangeCosts, {
        shown: formatUsd,
        assumed: formatUsd(0),
      }),
    ]
  })
}

/** How boot comes about, and what of the gain is taxed now. Without a gain, only as far as it is known. */
export function bootLines(money: FileMoney): readonly PacketLine[] {
  const { check, gainKnown, bought, sold } = money
  const { toReplace } = check
  const { takenAtClosing } = sold
  return [
    computed('Net sale price', '26 U.S.C. 1031(b); Form 8824, line 15', check.netSalePrice),
    ...(takenAtClosing > 0 ? [computed('Cash taken at the closing', '26 U.S.C. 1031(b)', takenAtClosing)] : []),
    computed('Value to buy for', '26 U.S.C. 1031(a)(1)', toReplace.value),
    computed('Debt to replace', '26 CFR 1.1031(d)-2', toReplace.debt),
    computed('Cash to spend', '26 U.S.C. 1031(b)', toReplace.cash),
    computed('Value bought', '26 U.S.C. 1031(a)(1)', check.newValue),
    computed(
      bought.exchangeCosts > 0 ? 'Cash spent on it, with exchange costs' : 'Cash spent on it',
      '26 U.S.C. 1031(b)',
      bought.cash,
    ),
    computed('Loans on it', '26 CFR 1.1031(d)-2', bought.debt),
    computed('All cash taken', '26 U.S.C. 1031(b)', check.cashTaken),
    computed('Debt that neither loans nor own cash replace', '26 CFR 1.1031(d)-2', check.debtShort),
    computed('Boot', 'Form 8824, line 15', check.boot),
    ...(gainKnown ? gainLines(money) : []),
  ]
}

function gainLines({ check, bought, taxOnBoot }: FileMoney): readonly PacketLine[] {
  const { gain, taxedNow, deferred, newBasis } = check
  return [
    ...(bought.exchangeCosts > 0
      ? [computed('Costs of buying and of the exchange', 'Form 8824, line 18', bought.exchangeCosts)]
      : []),
    computed(gain < 0 ? 'Loss' : 'Gain', '26 U.S.C. 1001(a)', gain),
    computed('Gain taxed now: up to the boot', '26 U.S.C. 1031(b)', taxedNow),
    {
      what: 'Tax on it, by our estimate: the least and the most',
      law: '26 U.S.C. 1, 1(h)',
      value: taxRange(taxOnBoot),
      from: 'computed',
    },
    computed(gain < 0 ? 'Loss put off' : 'Gain deferred', '26 U.S.C. 1031(a), (c)', Math.abs(deferred)),
    computed('Basis of what is bought', '26 U.S.C. 1031(d)', newBasis),
  ]
}
