import type { RunningExchange, FileMoney } from '@dst/domain/exchange-file'
import { Button } from '@dst/ui/button'
import { Meter } from '@dst/ui/meter'
import { useRef, useState } from 'react'
import { setFields } from '../store/document.ts'
import { suggestionsOf, type Suggestion, type MeterName } from './suggestions.ts'
import { metersOf } from './meter-copy.ts'

/** The three meters; each that is short has the buttons that mend it. */
export function Meters({ exchange, money }: { exchange: RunningExchange; money: FileMoney }) {
  const [announced, setAnnounced] = useState('')
  const holders = useRef<Partial<Record<MeterName, HTMLDivElement | null>>>({})

  const press = (name: MeterName, label: string, { index, values }: Suggestion) => {
    setFields([
      [`purchases.${index}.kind`, values.kind],
      [`purchases.${index}.equity`, values.equity],
      [`purchases.${index}.loanShare`, values.loanShare],
    ])
    setAnnounced(`${label} is met.`)
    // The button is gone now; the focus stays with its meter.
    holders.current[name]?.focus()
  }

  return (
    <div className="money-meters">
      {metersOf(money, exchange.progress.isFinished).map(({ name, note, ...meter }) => {
        const suggestions = suggestionsOf(exchange, money, name)
        return (
          <div
            key={name}
            ref={(element) => {
              holders.current[name] = element
            }}
            className="money-meter"
            tabIndex={-1}
          >
            <Meter
              {...meter}
              {...(note === undefined ? {} : { note })}
              {...(suggestions.length === 0
                ? {}
                : {
                    action: suggestions.map((suggestion, place) => (
                      <Button
                        key={suggestion.label}
                        size="small"
                        variant={place === 0 ? 'secondary' : 'quiet'}
                        onClick={() => press(name, meter.label, suggestion)}
                      >
                        {suggestion.label}
                      </Button>
                    )),
                  })}
            />
          </div>
        )
      })}
      <output className="ui-visually-hidden">{announced}</output>
    </div>
  )
}
