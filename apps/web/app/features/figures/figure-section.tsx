import type { Figure, FigureSource, FigureValue } from '@dst/domain/figures'
import { DataTable } from '@dst/ui/data-table'
import { Disclosure } from '@dst/ui/disclosure'
import { TextLink } from '@dst/ui/link'
import { Prose } from '@dst/ui/prose'
import { PageTabs } from '~/lib/links/page-tabs.tsx'
import { Fragment } from 'react'
import { paths } from '~/paths.ts'
import type { FiguresContent, RuledGroup } from './figures-content.ts'

type Dates = FiguresContent['dates']
type TableFigure = Figure & { readonly value: Extract<FigureValue, { kind: 'table' }> }

/** Tables with more rows than this are folded. */
const foldedFrom = 20

/** One group: each figure that is a table, then a table of the single ones. Years of a tax are tabs. */
export function FigureSection({
  group: { heading, rule, searched, figures },
  dates,
}: {
  group: RuledGroup
  dates: Dates
}) {
  const single = figures.filter(({ value }) => value.kind !== 'table')
  const tables = figures.filter(isTable)
  const years = tables.filter(({ taxYear }) => taxYear !== undefined)
  return (
    <Prose>
      <h2>{heading}</h2>
      <p className="text-small text-ink-muted">{rule}</p>
      {searched === undefined ? null : <p className="text-small text-ink-muted">{searched}</p>}
      {years.length > 1 ? (
        <PageTabs
          label="Tax year"
          tabs={years.map((figure) => ({
            id: figure.name,
            label: `Tax year ${figure.taxYear}`,
            content: (
              <>
                <h3>{figure.label}</h3>
                <FigureTable figure={figure} dates={dates} />
              </>
            ),
          }))}
        />
      ) : null}
      {(years.length > 1 ? tables.filter((table) => !years.includes(table)) : tables).map((figure) => (
        <Fragment key={figure.name}>
          <h3 id={figure.name}>{figure.label}</h3>
          <FigureTable figure={figure} dates={dates} />
        </Fragment>
      ))}
      {single.length === 0 ? null : (
        <DataTable
          caption={`${heading}: values`}
          hideCaption
          columns={['Figure', 'Value', 'Source']}
          rows={single.map((figure) => ({
            id: figure.name,
            heading: figure.label,
            cells: [
              <Value key="value" value={figure.value} />,
              <Evidence key="source" figure={figure} dates={dates} />,
            ],
          }))}
        />
      )}
    </Prose>
  )
}

function isTable(figure: Figure): figure is TableFigure {
  return figure.value.kind === 'table'
}

function FigureTable({ figure, dates }: { figure: TableFigure; dates: Dates }) {
  const { label, value } = figure
  const areFigures = value.columns[1] !== 'Answer'
  const table = (
    <DataTable
      caption={label}
      hideCaption
      narrow={areFigures ? 'table' : 'cards'}
      figures={areFigures}
      columns={value.columns}
      rows={value.rows}
    />
  )
  return (
    <>
      {value.rows.length > foldedFrom ? <Disclosure summary={`All ${value.rows.length}`}>{table}</Disclosure> : table}
      <Evidence figure={figure} dates={dates} />
    </>
  )
}

function Value({ value }: { value: FigureValue }) {
  if (value.kind !== 'parts') return value.kind === 'text' ? <span>{value.text}</span> : null
  return (
    <ul className="grid">
      {value.parts.map(({ name, text }) => (
        <li key={name}>{`${name}: ${text}`}</li>
      ))}
    </ul>
  )
}

/** Where a figure was read, when, and by when it is read again. */
function Evidence({ figure: { taxYear, sources, reviewed, nextReview }, dates }: { figure: Figure; dates: Dates }) {
  return (
    <div className="text-small">
      {sources.map((source) => (
        <p key={source.label}>
          <Source source={source} />
        </p>
      ))}
      <p className="text-fine text-ink-muted">
        <span>{taxYear === undefined ? 'Read ' : `Tax year ${taxYear}. Read `}</span>
        <time dateTime={reviewed}>{dates[reviewed]}</time>, again by{' '}
        <time dateTime={nextReview}>{dates[nextReview]}</time>
      </p>
    </div>
  )
}

function Source({ source: { label, href, typicalTerms } }: { source: FigureSource }) {
  const place = typicalTerms ? `${paths.sources}#dst-terms` : href
  return place === undefined ? (
    <span>{label}</span>
  ) : (
    <TextLink href={place} className="inline-flex min-h-11 items-center wrap-anywhere">
      {label}
    </TextLink>
  )
}
