import { formatUsd } from '@dst/domain/calculator'
import type { ExchangeFile, FileList } from '@dst/domain/exchange-file'
import { DataTable } from '@dst/ui/data-table'
import { DescriptionList } from '@dst/ui/description-list'
import { Disclosure } from '@dst/ui/disclosure'
import { LimitBar, type LimitBarProps } from '@dst/ui/limit-bar'
import { countedAs, limitSummary, limitWithoutPrice, listFormula, wholeDollars } from './list-messages.ts'

/** The list against its limit, drawn. Before there is a limit, its place. */
export function ListBar({ list, worth }: { list: FileList | undefined; worth: number }) {
  const drawing = list !== undefined && list.check.limit > 0 ? drawingOf(list) : withoutLimit(worth)
  return (
    <section className="list-bar ui-page-width" aria-label="The limit">
      <LimitBar title="Your list and its limit" {...drawing} />
    </section>
  )
}

/** The list as a table, and how it is counted. */
export function Standing({ file, list }: { file: ExchangeFile; list: FileList }) {
  const { check, properties } = list
  return (
    <div className="list-standing">
      {properties.length === 0 ? null : (
        <DataTable
          caption="What is on your list"
          columns={['Property', 'Value', 'Counts as']}
          rows={[
            ...properties.map((property, index) => ({
              heading: `${index + 1}. ${property.name}`,
              cells: [
                property.valueKnown ? formatUsd(property.value) : 'Not entered',
                countedAs(property, file.purchases[index]?.wanted),
              ],
            })),
            { heading: 'All together', cells: [formatUsd(check.value), String(check.count)] },
          ]}
        />
      )}
      <Disclosure summary="How it is counted, with your numbers" icon="ledger">
        <DescriptionList
          layout="stacked"
          items={listFormula(file, list).map(({ term, formula }) => ({ term, description: formula }))}
        />
        <p>Regulation 1.1031(k)-1(c)(4). Worked out to the cent; the figures here are whole dollars.</p>
      </Disclosure>
    </div>
  )
}

/** The drawing while nothing is known to count the limit from. */
function withoutLimit(worth: number): Omit<LimitBarProps, 'title'> {
  return {
    summary: `Worth ${formatUsd(worth)}. The limit is counted from the sale price.`,
    parts: [],
    limit: 1,
    limitLabel: limitWithoutPrice,
    legend: [{ mark: 'four', label: 'On the list', value: formatUsd(worth) }],
  }
}

/** What the drawing shows of a list. */
export function drawingOf(list: FileList): Omit<LimitBarProps, 'title'> {
  const { check, properties } = list
  const received = sumOf(properties.filter((property) => property.received))
  const binding = check.rule !== 'three-property'
  const left = Math.floor(check.limit - check.value)
  return {
    summary: limitSummary(list),
    parts: properties.map((property, index) => ({
      label: String(index + 1),
      value: property.value,
      mark: property.received ? 'one' : 'four',
    })),
    limit: check.limit,
    limitLabel: `Limit ${formatUsd(check.limit)}${binding ? '' : ', from the fourth property on'}`,
    binding,
    legend: [
      ...(received > 0 ? [{ mark: 'one' as const, label: 'Received in time', value: formatUsd(received) }] : []),
      { mark: 'four', label: 'On the list', value: formatUsd(check.value - received) },
      ...(check.over > 0
        ? [{ mark: 'two' as const, label: 'Of it over the limit', value: wholeDollars(check.over) }]
        : []),
      ...(binding && check.over === 0 ? [{ mark: 'three' as const, label: 'Left', value: formatUsd(left) }] : []),
    ],
  }
}

function sumOf(properties: FileList['properties']): number {
  return properties.reduce((sum, { value }) => sum + value, 0)
}
