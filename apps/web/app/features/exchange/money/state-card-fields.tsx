import type { ExchangeFile, Sale } from '@dst/domain/exchange-file'
import type { StateFigures } from '@dst/domain/parameters/states'
import type { StateTable } from '@dst/domain/state-tax'
import { stateOptions } from '~/lib/states/state-options.ts'
import { AnswerInput, SelectInput } from '../fields/choice-input.tsx'
import { MonthInput } from '../fields/date-input.tsx'
import { FlagInput } from '../fields/flag-input.tsx'
import { MoneyInput, PercentInput } from '../fields/number-input.tsx'
import { cpaStateTaxHint, districtHint, residenceHint, stateRateHint } from './state-card-copy.ts'

interface StateCardFieldsProps {
  file: ExchangeFile
  /** Which sale is shown. */
  at: number
  /** Undefined until they are loaded; what only some states ask appears with them. */
  figures: StateTable | undefined
}

/** Where the person lives and where the property is, with what the rules of these states ask. */
export function StateCardFields({ file, at, figures }: StateCardFieldsProps) {
  const isPerson = file.taxpayer.kind !== 'c-corporation'
  const { residence } = file.taxpayer
  const sale = file.sales[at]
  const home = residence === undefined ? undefined : figures?.[residence]
  const there = sale?.state === undefined ? undefined : figures?.[sale.state]
  return (
    <>
      {isPerson ? (
        <SelectInput
          path="taxpayer.residence"
          label="You live in"
          hint={residenceHint(file)}
          none="Not entered"
          options={stateOptions}
        />
      ) : null}
      {isPerson && home !== undefined ? <HomeFields home={home} /> : null}
      <SelectInput path={`sales.${at}.state`} label="State of the property" none="Not entered" options={stateOptions} />
      {isPerson && there !== undefined ? (
        <SaleFields at={at} sale={sale} there={there} isElsewhere={residence !== sale?.state} />
      ) : null}
      <MoneyInput path="income.cpaStateTax" label="State tax, as your CPA has it" hint={cpaStateTaxHint} />
      <PercentInput path="income.stateRate" label="State rate on the gain" hint={stateRateHint(file)} />
      {isPerson && residence !== undefined ? (
        <FlagInput
          path="taxpayer.movesThisYear"
          label="I move to another state this year"
          hint="The state where you live on the day of the sale counts. Returns for a part of a year are not computed."
        />
      ) : null}
    </>
  )
}

function HomeFields({ home }: { home: StateFigures }) {
  const { places = [], localRateTyped } = home
  return (
    <>
      {places.length === 0 ? null : (
        <SelectInput
          path="taxpayer.place"
          label="County or city"
          none="Not in one of these"
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {localRateTyped === undefined ? null : (
        <PercentInput
          path="taxpayer.localRate"
          label="Rate of your school district"
          hint={districtHint(localRateTyped)}
        />
      )}
    </>
  )
}

interface SaleFieldsProps {
  at: number
  sale: Sale | undefined
  there: StateFigures
  isElsewhere: boolean
}

/** What the rules of the property's state ask about it. */
function SaleFields({ at, sale, there, isElsewhere }: SaleFieldsProps) {
  const rules = Object.values(there.years).flatMap((year) => year ?? [])
  const asksHolding = rules.some(({ gain }) => (gain?.monthsHeld ?? gain?.orShare ?? gain?.requires) !== undefined)
  const asksHome = rules.some(({ gain }) => gain?.orShare !== undefined)
  const asksBusiness = rules.some(({ businessGain }) => businessGain !== undefined)
  const places = (there.places ?? []).filter(({ taxes }) => taxes.some(({ nonresidentShare }) => nonresidentShare > 0))
  const isCarriedOver = (sale?.priorDeferredGain ?? 0) > 0
  return (
    <>
      {isElsewhere && places.length > 0 ? (
        <SelectInput
          path={`sales.${at}.place`}
          label="City or district of the property"
          none="Not in one of these"
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      {asksHolding && (isCarriedOver || sale?.heldSince !== undefined) ? (
        <MonthInput
          path={`sales.${at}.heldSince`}
          label="Since when do you, or the property before it, count?"
          hint="After an exchange the time before it usually counts too. Ask your CPA; until entered, both cases stand."
        />
      ) : null}
      {asksHome ? (
        <AnswerInput path={`sales.${at}.usedAsHome`} label={`Was it your home at any time? ${there.name} asks.`} />
      ) : null}
      {asksBusiness ? (
        <AnswerInput
          path={`sales.${at}.isBusiness`}
          label={`Is renting it out a business to ${there.name}?`}
          hint="A question for your CPA. Until it is answered, both cases stand."
        />
      ) : null}
    </>
  )
}
