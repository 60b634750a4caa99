import type { ExchangeOfferings } from '@dst/content/exchange'
import type { OfferingsExchange } from '@dst/domain/exchange-file'
import { Button } from '@dst/ui/button'
import { Checkbox } from '@dst/ui/checkbox'
import { DescriptionList } from '@dst/ui/description-list'
import { Disclosure } from '@dst/ui/disclosure'
import { Section } from '@dst/ui/section'
import { saveFile } from '~/lib/browser/save-file.ts'
import { csvText, offeringRows } from './csv.ts'
import { AddToList, Amounts, ExchangeResult } from './exchange-part.tsx'
import { AssumptionFields } from './fields/assumption-fields.tsx'
import { ColumnPicker } from './fields/offering-picker.tsx'
import { ComparedGroups } from './figures/compared-groups.tsx'
import { figureGroups } from './figures/figure-groups.ts'
import { mixLines } from './mix-lines.ts'
import { offeringName } from './offering-name.ts'
import { groupsWithoutTexts } from './without-offering-names.ts'

interface ComparedProps {
  exchange: OfferingsExchange
  content: ExchangeOfferings
  shown: number
  onShow: (index: number) => void
  /** Whether names go onto paper and into a saved table. */
  names: boolean
  onNames: (names: boolean) => void
}

/** The figures of all offerings, what they do to the exchange, and how they are spread. */
export function Compared({ exchange, content, shown, onShow, names, onNames }: ComparedProps) {
  const { offerings } = exchange
  const { columns, assumptions, mix } = offerings
  const called = columns.map(({ entered }, index) => offeringName(entered, index))
  const groups = figureGroups(offerings)
  const picker = columns.length > 1 ? <ColumnPicker names={called} shown={shown} onShow={onShow} /> : <></>
  const save = () => {
    const rows = offeringRows({
      statement: content.statement.text,
      leftOut: content.leftOut.text,
      groups: names ? groups : groupsWithoutTexts(groups),
      names: names ? called : columns.map((_, index) => offeringName({}, index)),
      offerings,
    })
    saveFile(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }), 'offerings.csv')
  }
  return (
    <Section heading="Side by side" intro="In the order in which you entered them.">
      <div className="offerings-compared" data-columns={columns.length}>
        <ComparedGroups
          groups={groups}
          offerings={offerings}
          names={called}
          shown={shown}
          before={{
            dollar: picker,
            loan: picker,
            back: picker,
            sponsor: picker,
            notes: picker,
            cases: (
              <>
                <Disclosure summary="Change what is assumed of every offering">
                  <AssumptionFields assumptions={assumptions} />
                </Disclosure>
                {picker}
              </>
            ),
            exchange: (
              <>
                <Amounts names={called} ids={columns.map(({ id }) => id)} />
                <ExchangeResult exchange={offerings.exchange} />
                {picker}
              </>
            ),
          }}
          after={{
            exchange: (
              <>
                <AddToList exchange={exchange} names={called} />
                <h4>Your mix</h4>
                <Mix lines={mixLines(mix)} />
              </>
            ),
          }}
        />
        <form className="offerings-form" aria-label="On paper" onSubmit={(event) => event.preventDefault()}>
          <Checkbox
            name="names"
            label="With the names I typed"
            hint="Of offerings, sponsors, tenants and kinds; else they go by numbers. This choice is not kept."
            checked={names}
            onCheckedChange={onNames}
          />
          <div className="offerings-actions">
            <Button variant="primary" icon="printer" onClick={() => window.print()}>
              Print
            </Button>
            <Button variant="secondary" icon="download" onClick={save}>
              Save as a table (CSV)
            </Button>
          </div>
        </form>
      </div>
    </Section>
  )
}

function Mix({ lines }: { lines: ReturnType<typeof mixLines> }) {
  if (lines.length === 0) return <p>Type an amount, and how your amounts are spread stands here.</p>
  return (
    <>
      <p className="offerings-fine">Of your amounts. What isn’t typed is “not given”.</p>
      <DescriptionList items={lines} />
    </>
  )
}
