import type { BoughtAfter, ExchangeFile } from '@dst/domain/exchange-file'
import { exchangeFileMaximum } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { DataTable } from '@dst/ui/data-table'
import { SelectInput } from '../fields/choice-input.tsx'
import { CountInput, MoneyInput } from '../fields/number-input.tsx'
import { candidateName } from '../list/candidate-name.ts'
import { addItem, removeItem } from '../store/document.ts'
import { letterColumns, letterRows } from './later-rows.ts'

interface LettersProps {
  file: ExchangeFile
  after: BoughtAfter
}

/** The yearly letters of the trusts, and what of each distribution is taxed. */
export function Letters({ file, after }: LettersProps) {
  const trusts = after.purchases.map(({ purchase, index }) => ({
    value: purchase.id,
    label: candidateName(purchase, index),
  }))
  return (
    <>
      <form className="after-form" aria-label="Letters of trusts" onSubmit={(event) => event.preventDefault()}>
        {file.trustLetters.map(({ id }, at) => (
          <fieldset key={id} className="after-part">
            <legend>{`Letter ${at + 1}`}</legend>
            <div className="after-fields">
              <SelectInput
                path={`trustLetters.${at}.purchase`}
                label="Of which trust"
                none="Not chosen"
                options={trusts}
              />
              <CountInput path={`trustLetters.${at}.year`} label="Year" />
              <MoneyInput path={`trustLetters.${at}.income`} label="Income" />
              <MoneyInput
                path={`trustLetters.${at}.expenses`}
                label="Expenses"
                hint="Without depreciation, interest and amortization."
              />
              <MoneyInput path={`trustLetters.${at}.interest`} label="Interest" />
              <MoneyInput path={`trustLetters.${at}.amortization`} label="Amortization" hint="Costs of the loan." />
              <MoneyInput path={`trustLetters.${at}.distribution`} label="Paid out to you" />
            </div>
            <Button variant="quiet" size="small" icon="trash" onClick={() => removeItem('trustLetters', at)}>
              {`Remove letter ${at + 1}`}
            </Button>
          </fieldset>
        ))}
        {file.trustLetters.length >= exchangeFileMaximum.trustLetters ? null : (
          <Button variant="secondary" size="small" icon="plus" onClick={() => addItem('trustLetters')}>
            Add the letter of a year
          </Button>
        )}
      </form>
      {after.letters.length === 0 ? null : (
        <DataTable
          caption="What of each year is taxed"
          columns={letterColumns}
          rows={letterRows(file, after)}
          figures
        />
      )}
    </>
  )
}
