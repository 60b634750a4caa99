import type { OfferingsExchange, FileOfferings } from '@dst/domain/exchange-file'
import { Button } from '@dst/ui/button'
import { DescriptionList } from '@dst/ui/description-list'
import { TextLink } from '@dst/ui/link'
import { useState } from 'react'
import { paths } from '~/paths.ts'
import { offeringCaseNames } from '../account/offering-field-names.ts'
import { FlagInput } from '../fields/flag-input.tsx'
import { MoneyInput } from '../fields/number-input.tsx'
import { closedMessage } from '../list/list-days.ts'
import { currentExchange, setFields } from '../store/document.ts'
import { additionOf } from './add-to-list.ts'
import { exchangeLines, exchangeSentence } from './exchange-copy.ts'

interface AmountsProps {
  names: readonly string[]
  ids: readonly string[]
}

/** The amounts that the person thinks of: one for each offering, all together against the cash of the sale. */
export function Amounts({ names, ids }: AmountsProps) {
  return (
    <form className="offerings-form" aria-label="Your amounts" onSubmit={(event) => event.preventDefault()}>
      <div className="offerings-fields">
        {ids.map((id, index) => (
          <MoneyInput key={id} path={`offerings.${index}.amount`} label={`Your amount in ${names[index]}`} />
        ))}
      </div>
      <FlagInput
        path="offeringCases.reservesAreBoot"
        label={offeringCaseNames.reservesAreBoot}
        hint="Then the part of each amount that stays in reserves counts as cash received. Ask for the tax opinion."
      />
    </form>
  )
}

/** What the amounts do to the exchange, by the check of the file. */
export function ExchangeResult({ exchange }: Pick<FileOfferings, 'exchange'>) {
  if (!exchange.ok) {
    return (
      <p>
        <span>What they do to your exchange needs the price of your sale.</span>{' '}
        <TextLink href={paths.exchangeMoney}>Type your sale</TextLink>
      </p>
    )
  }
  return (
    <>
      <p className="offerings-sentence">{exchangeSentence(exchange.value)}</p>
      <p className="offerings-fine">
        Only these amounts count here: what is on your list or already bought is left aside.
      </p>
      <DescriptionList layout="figures" items={exchangeLines(exchange.value)} />
    </>
  )
}

interface AddToListProps {
  exchange: OfferingsExchange
  names: readonly string[]
}

/** Puts an offering on the list of what is named, with its amount and its loan share. */
export function AddToList({ exchange: { offerings, naming }, names }: AddToListProps) {
  const [told, setTold] = useState('')
  const closed = closedMessage(naming)
  const picked = offerings.columns.flatMap((column, index) => (column.part === undefined ? [] : [{ column, index }]))
  if (picked.length === 0) return null
  if (closed !== undefined) return <p className="offerings-fine">{closed}</p>
  const add = (place: number) => {
    const column = offerings.columns[place]
    const addition = column && additionOf(column, names[place] ?? '', currentExchange().file.purchases.length)
    if (addition === undefined) return
    if (addition.edits.length > 0) setFields(addition.edits)
    setTold(addition.sentence)
  }
  return (
    <div className="offerings-list">
      <p className="offerings-fine">
        Adding copies the name, your amount and the loan share, rounded to a tenth of a percent.
      </p>
      <div className="offerings-actions">
        {picked.map(({ column, index }) => (
          <Button key={column.id} size="small" variant="secondary" icon="plus" onClick={() => add(index)}>
            {`Add ${names[index]} to my list`}
          </Button>
        ))}
      </div>
      <p>
        <output>{told}</output> <TextLink href={paths.exchangeList}>Your list</TextLink>
      </p>
    </div>
  )
}
