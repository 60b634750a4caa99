import type { BoughtAfter, ExchangeFile, Sale, SalePart } from '@dst/domain/exchange-file'
import { exchangeFileMaximum, salePartsMaximum } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { Disclosure } from '@dst/ui/disclosure'
import { SelectInput } from '../fields/choice-input.tsx'
import { DateInput, MonthInput } from '../fields/date-input.tsx'
import { CountInput, MoneyInput } from '../fields/number-input.tsx'
import { lifeOptions } from '../life-labels.ts'
import { saleName } from '../sale-name.ts'
import { removeItem, setFields } from '../store/document.ts'
import { checkSentence } from './check-copy.ts'

interface SoldInputsProps {
  file: ExchangeFile
  checks: BoughtAfter['checks']
}

/** What the form asks of each property sold besides its tax. */
export function SoldFormInputs({ file, checks }: SoldInputsProps) {
  return file.sales.map((sale, at) => (
    <fieldset key={sale.id} className="after-item">
      <legend>{saleName(sale, at)}</legend>
      <div className="after-fields">
        <DateInput path={`sales.${at}.acquiredOn`} label="Bought on" hint="Line 3." />
        <MoneyInput
          path={`sales.${at}.depreciation1245`}
          label="Depreciation taken on equipment, in dollars"
          hint="Section 1245: a cost segregation study, a bonus. It is part of the depreciation so far."
        />
        <MoneyInput
          path={`sales.${at}.excessDepreciation`}
          label="Depreciation above the straight line"
          hint="Of building and land improvements, without the amount beside it. None until entered."
        />
        <MoneyInput
          path={`sales.${at}.furnitureValue`}
          label="Furniture sold with it"
          hint="The part of the sale price for it. None until entered."
        />
        <MoneyInput
          path={`sales.${at}.furnitureBasis`}
          label="Basis of that furniture"
          hint="In no other basis here. None until entered."
        />
      </div>
      <Checks file={file} checks={checks} of={[`sales.${sale.id}.depreciation`]} />
    </fieldset>
  ))
}

/** The buildings and improvements of each property sold that are written off by themselves. */
export function SoldPartInputs({ file, checks }: SoldInputsProps) {
  return file.sales.map((sale, at) => <PartsOfSale key={sale.id} file={file} sale={sale} at={at} checks={checks} />)
}

function PartsOfSale({ file, sale, at, checks }: SoldInputsProps & { sale: Sale; at: number }) {
  const parts = file.saleParts.flatMap((part, index) => (part.sale === sale.id ? [{ part, index }] : []))
  const isFull = parts.length >= salePartsMaximum || file.saleParts.length >= exchangeFileMaximum.saleParts
  return (
    <fieldset className="after-item">
      <legend>{saleName(sale, at)}</legend>
      {parts.length === 0 ? (
        <p className="after-fine">{withoutParts(sale)}</p>
      ) : (
        parts.map(({ part, index }, number) => (
          <PartInputs key={part.id} part={part} index={index} number={number + 1} isEarlier={isEarlier(sale)} />
        ))
      )}
      <Checks
        file={file}
        checks={checks}
        of={[`sales.${sale.id}.purchasePrice`, ...parts.map(({ part }) => `saleParts.${part.id}.placedInService`)]}
      />
      {isFull ? null : (
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          onClick={() => {
            const next = file.saleParts.length
            setFields([[`saleParts.${next}.sale`, sale.id]])
          }}
        >
          {`Add a part of ${saleName(sale, at)}`}
        </Button>
      )}
    </fieldset>
  )
}

interface PartInputsProps {
  part: SalePart
  index: number
  number: number
  isEarlier: boolean
}

function PartInputs({ index, number, isEarlier: earlier }: PartInputsProps) {
  return (
    <fieldset className="after-part">
      <legend>{`Part ${number}`}</legend>
      <div className="after-fields">
        <MoneyInput
          path={`saleParts.${index}.cost`}
          label="Cost"
          hint="Of this building or improvement, without land."
        />
        <MonthInput path={`saleParts.${index}.placedInService`} label="In use since" />
        <SelectInput
          path={`saleParts.${index}.life`}
          label="Written off over"
          none="Not entered"
          options={lifeOptions}
        />
        <MoneyInput
          path={`saleParts.${index}.taken`}
          label="Written off so far"
          hint="Or what could have been, if more. Computed until entered."
        />
      </div>
      <LeftInputs index={index} isOpen={earlier} />
      <Button variant="quiet" size="small" icon="trash" onClick={() => removeItem('saleParts', index)}>
        {`Remove part ${number}`}
      </Button>
    </fieldset>
  )
}

/** What is left and for how long, for what is on a schedule of its own. */
function LeftInputs({ index, isOpen }: { index: number; isOpen: boolean }) {
  const fields = (
    <div className="after-fields">
      <MoneyInput
        path={`saleParts.${index}.left`}
        label="Basis that was left at the sale"
        hint="For property from an earlier exchange, or on another schedule."
      />
      <CountInput path={`saleParts.${index}.monthsLeft`} label="Months that were left" hint="1 to 480." />
    </div>
  )
  if (isOpen) return fields
  return <Disclosure summary="It came from an earlier exchange, or is on another schedule">{fields}</Disclosure>
}

function isEarlier({ priorDeferredGain = 0 }: Sale): boolean {
  return priorDeferredGain > 0
}

function withoutParts(sale: Sale): string {
  return isEarlier(sale)
    ? 'It came from an earlier exchange. Enter each part with what is left of it: it is never guessed.'
    : 'Until parts are entered, the building is one: the price without its land, from the month of use, with the ' +
        'depreciation under Money. A roof or another improvement with a month of its own is a part of its own.'
}

interface ChecksProps {
  file: ExchangeFile
  checks: BoughtAfter['checks']
  of: readonly string[]
}

/** What contradicts something else, beside the fields that it is about. */
export function Checks({ file, checks, of: paths }: ChecksProps) {
  const found = checks.filter(({ path }) => paths.includes(path))
  return found.map(({ path, code }) => (
    <output key={`${path} ${code}`} className="after-check">
      {checkSentence(code, file)}
    </output>
  ))
}
