import {
  exchangeFactNames,
  factLines,
  withCompanions,
  type ExchangeFactName,
  type ExchangeFacts,
  type ToldFactName,
} from '@dst/domain/exchange-facts'
import { Checkbox } from '@dst/ui/checkbox'
import { Disclosure } from '@dst/ui/disclosure'

interface FactBoxesProps {
  /** What the exchange file of this device knows. */
  own: ExchangeFacts
  /** What goes with the request. */
  chosen: ExchangeFacts
  onChange: (chosen: ExchangeFacts) => void
  idPrefix: string
}

/** A box for each fact of the exchange, unticked, with its value beside it. Nothing where there is no fact. */
export function FactBoxes({ own, chosen, onChange, idPrefix }: FactBoxesProps) {
  const shown = factLines({ ...own, ...chosen })
  if (shown.length === 0) return null
  const present = new Map(factLines(own).map(({ name, value }) => [name, value]))
  const count = factLines(chosen).length
  return (
    <Disclosure summary={`Add facts of your exchange (optional)${count === 0 ? '' : `, ${count} added`}`}>
      <fieldset className="consultation-facts">
        <legend>Only what you tick goes with your request, as it stands here.</legend>
        {shown.map(({ name, label, value }) => (
          <Checkbox
            key={name}
            id={`${idPrefix}-facts-${name}`}
            name={`facts.${name}`}
            label={
              <span>
                <span>{`${label}: `}</span>
                <strong>{value}</strong>
              </span>
            }
            hint={hintFor(present.get(name), value)}
            checked={chosen[name] !== undefined}
            onCheckedChange={(ticked) => onChange(ticked ? withFact(chosen, own, name) : withoutFact(chosen, name))}
          />
        ))}
        <p className="text-small text-ink-muted">
          From the exchange file on this device. Where it has a gap, a figure rests on the usual assumptions. Unticked,
          a fact stays here.
        </p>
      </fieldset>
    </Disclosure>
  )
}

/** A fact that was added earlier keeps its value until it is ticked anew. */
function hintFor(present: string | undefined, shown: string): string | undefined {
  if (present === undefined || present === shown) return undefined
  return `As you added it. Your file now says ${present}: untick it and tick it again to add that.`
}

/** Adds a fact as the file has it, with what says more of it. */
export function withFact(chosen: ExchangeFacts, own: ExchangeFacts, name: ToldFactName): ExchangeFacts {
  return only({ ...chosen, ...valuesOf(own, name) })
}

/** Takes a fact away, with what says more of it. */
export function withoutFact(chosen: ExchangeFacts, name: ToldFactName): ExchangeFacts {
  return only({ ...chosen, ...valuesOf({}, name) })
}

function valuesOf(facts: ExchangeFacts, name: ToldFactName) {
  return Object.fromEntries(withCompanions(name).map((each) => [each, facts[each]]))
}

function only(facts: { readonly [Name in ExchangeFactName]?: ExchangeFacts[Name] | undefined }): ExchangeFacts {
  return Object.fromEntries(
    exchangeFactNames.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])),
  )
}
