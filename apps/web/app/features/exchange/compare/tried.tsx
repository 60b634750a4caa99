import { percentOf } from '@dst/domain/calculator-explanation'
import type { Assumptions } from '@dst/domain/comparison'
import { assumptionsOf, type Plan } from '@dst/domain/exchange-file'
import { badYearDrop, cashNeededYears, triedShares, triedYears } from '@dst/domain/parameters'
import { spellNumber } from '@dst/domain/wording'
import { RadioGroup, type RadioOption } from '@dst/ui/radio-group'
import { SliderField } from '@dst/ui/slider-field'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { FlagInput } from '../fields/flag-input.tsx'
import { MoneyInput } from '../fields/number-input.tsx'
import { fieldId } from '../fields/field-id.ts'
import { setField, setFields, useExchangeFileStore } from '../store/document.ts'
import { signedPercent, formatYears } from './compare-copy.ts'
import { endingHint, endingOptions } from './ending-labels.ts'

const half = 0.5
const years = { min: triedYears.from, max: triedYears.to } as const
const loads = rangeOf('load')
const incomes = rangeOf('income')
const growths = rangeOf('growth')
const loans = rangeOf('loan')

type Accreditation = 'yes' | 'no' | 'unknown'
const accreditation: readonly RadioOption<Accreditation>[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'Not sure' },
]

/** What can be moved to see what it changes. All of it is hypothetical. */
export function Tried() {
  // Not the file of the answers, which is a moment behind: a slider would spring back under the finger.
  const plan = useExchangeFileStore(({ file }) => file.plan)
  const kind = useExchangeFileStore(({ file }) => file.taxpayer.kind)
  const assumptions = assumptionsOf(plan, kind)
  const { returns, likeForLike } = assumptions
  const hint = endingHint(kind)
  return (
    <form className="compare-stack" aria-label="Your assumptions" onSubmit={(event) => event.preventDefault()}>
      <ChoiceInput
        path="plan.ending"
        label="How it ends"
        assumed={assumptions.ending}
        layout="inline"
        options={endingOptions(kind)}
        {...(hint === undefined ? {} : { hint })}
      />
      <div className="compare-fields">
        <Share path="plan.load" label="Up-front costs of the DST" value={assumptions.load} range={loads} />
        <Share
          path="plan.income"
          label={likeForLike ? 'Income a year, every way' : 'Income a year, the other ways'}
          value={returns.pay.income}
          range={incomes}
        />
        <Share
          path="plan.growth"
          label={likeForLike ? 'Growth a year, every way' : 'Growth a year, the other ways'}
          value={returns.pay.growth}
          range={growths}
        />
        <SliderField
          id={fieldId('plan.years')}
          label="Years until the end"
          {...reaching(years, assumptions.years)}
          step={1}
          value={assumptions.years}
          valueText={formatYears(assumptions.years)}
          onValueChange={(value) => setField('plan.years', value)}
        />
      </div>
      <FlagInput
        path="plan.ownReturns"
        label="Use my own assumptions for the DST"
        hint="Until then every way has the same returns, so that only costs, basis and deferral differ."
      />
      {likeForLike ? null : <OwnReturns plan={plan} assumptions={assumptions} />}
      <div className="compare-fields">
        <MoneyInput
          path="plan.cashNeeded"
          label={`Cash you need from this within ${spellNumber(cashNeededYears)} years`}
          hint="None until entered."
        />
        <RadioGroup
          legend="Are you an accredited investor?"
          name="plan.accredited"
          id={fieldId('plan.accredited')}
          layout="inline"
          options={accreditation}
          value={accreditationOf(plan)}
          onValueChange={(value) => setField('plan.accredited', value === 'unknown' ? undefined : value === 'yes')}
        />
      </div>
    </form>
  )
}

function accreditationOf({ accredited }: Plan): Accreditation {
  if (accredited === undefined) return 'unknown'
  return accredited ? 'yes' : 'no'
}

const badYearHint =
  `Hypothetical: ${percentOf(badYearDrop)} of the value is lost for good, as the trust has to sell or ` +
  'borrow anew. Without a loan it changes nothing.'

/** What may differ for the DST alone. */
function OwnReturns({
  plan,
  assumptions: { returns, years: most, dstLoanShare },
}: {
  plan: Plan
  assumptions: Assumptions
}) {
  const from = plan.cutFromYear ?? 0
  const to = plan.cutTo ?? half
  return (
    <div className="compare-fields">
      <Share path="plan.dstIncome" label="Distribution of the DST a year" value={returns.dst.income} range={incomes} />
      <Share path="plan.dstGrowth" label="Growth of the DST a year" value={returns.dst.growth} range={growths} />
      <SliderField
        id={fieldId('plan.cutFromYear')}
        label={`Distribution is cut to ${percentOf(to)}`}
        hint="Hypothetical."
        min={0}
        max={Math.max(most, from)}
        step={1}
        value={from}
        valueText={from === 0 ? 'never' : `from year ${from}`}
        onValueChange={(year) =>
          setFields([
            ['plan.cutFromYear', year === 0 ? undefined : year],
            ['plan.cutTo', year === 0 ? undefined : to],
          ])
        }
      />
      <Share
        path="plan.dstLoanShare"
        label="Loan of the DST"
        value={dstLoanShare}
        range={loans}
        assumed="what replaces your loan"
      />
      <SliderField
        id={fieldId('plan.loanMaturesInYear')}
        label="Its loan matures in a bad year"
        hint={badYearHint}
        min={0}
        max={Math.max(most, plan.loanMaturesInYear ?? 0)}
        step={1}
        value={plan.loanMaturesInYear ?? 0}
        valueText={plan.loanMaturesInYear === undefined ? 'never' : `after year ${plan.loanMaturesInYear}`}
        onValueChange={(year) => setField('plan.loanMaturesInYear', year === 0 ? undefined : year)}
      />
    </div>
  )
}

interface ShareProps {
  path: `plan.${'load' | 'income' | 'growth' | 'dstIncome' | 'dstGrowth' | 'dstLoanShare'}`
  label: string
  value: number | undefined
  range: { readonly min: number; readonly max: number; readonly step: number }
  /** What stands until it is moved, where that is no share of its own. */
  assumed?: string
}

/** Moved in steps of a percentage, which are added up without the noise of fractions. */
function Share({ path, label, value, range, assumed = '' }: ShareProps) {
  return (
    <SliderField
      id={fieldId(path)}
      label={label}
      hint="Hypothetical."
      {...reaching(range, value)}
      value={value ?? range.min}
      valueText={value === undefined ? assumed : signedPercent(value)}
      ends={{ low: signedPercent(range.min), high: percentOf(range.max) }}
      onValueChange={(next) => setField(path, Number(next.toFixed(4)))}
    />
  )
}

/** A value of a link can lie outside: its slider reaches it. */
function reaching<Range extends { min: number; max: number }>(range: Range, value = range.min): Range {
  return { ...range, min: Math.min(range.min, value), max: Math.max(range.max, value) }
}

function rangeOf(name: keyof typeof triedShares) {
  const { from, to, step } = triedShares[name]
  return { min: from, max: to, step }
}
