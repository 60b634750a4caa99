import { PageHeader } from '@dst/ui/page-header'
import { Prose } from '@dst/ui/prose'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { PageTabs } from '~/lib/links/page-tabs.tsx'
import { paths } from '~/paths.ts'
import { FigureSection } from './figure-section.tsx'
import type { FiguresContent } from './figures-content.ts'
import type { FigureChange } from '@dst/domain/figures'
import { DataTable } from '@dst/ui/data-table'
import { TextLink } from '@dst/ui/link'

const changesId = 'changes'

/** Every figure that this site computes with or states, each with an address of its own. */
export function FiguresPage({ content: { groups, changes, dates, oldest } }: { content: FiguresContent }) {
  return (
    <>
      <HomeBar />
      <PageHeader
        title="Figures of this site"
        eyebrow="Evidence"
        lead={
          <p>
            Every figure that the site computes with or states: its value, where it was read and on which day, and by
            when it is read again. A result is only as good as the figures listed here. Brackets and rules of states
            stand on <TextLink href={paths.states}>pages of their own</TextLink>.
          </p>
        }
      />
      <div className="ui-page-width pb-16">
        <PageTabs
          label="Figures by subject"
          layout="rail"
          tabs={[
            ...groups.map((group) => ({
              id: group.id,
              label: group.heading,
              anchors: group.figures.map(({ name }) => name),
              content: <FigureSection group={group} dates={dates} />,
            })),
            {
              id: changesId,
              label: 'What has changed',
              content: (
                <Prose>
                  <h2>What has changed</h2>
                  <ChangesTable changes={changes} dates={dates} />
                </Prose>
              ),
            },
          ]}
        />
        <p className="mt-12 text-fine leading-snug text-ink-muted">
          Last reviewed <time dateTime={oldest}>{dates[oldest]}</time>. Sources: those named beside each figure.
        </p>
      </div>
    </>
  )
}

/** What became different, the newest first; each change leads to its figure. */
function ChangesTable({ changes, dates }: Pick<FiguresContent, 'changes' | 'dates'>) {
  return (
    <DataTable
      caption="Changes of the figures"
      hideCaption
      columns={['Date', 'What', 'From and to']}
      rows={changes.map((change) => ({
        heading: dates[change.date] ?? change.date,
        cells: [<Changed key="what" change={change} />, fromAndTo(change)],
      }))}
    />
  )
}

function Changed({ change: { what, names } }: { change: FigureChange }) {
  return (
    <TextLink href={`#${names[0]}`} className="inline-flex min-h-11 items-center">
      {what}
    </TextLink>
  )
}

function fromAndTo({ from, to }: FigureChange): string {
  return from === undefined ? to : `From: ${from}. To: ${to}.`
}
