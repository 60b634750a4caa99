import { ContentsList } from '@dst/ui/contents-list'
import { PageHeader } from '@dst/ui/page-header'
import { Prose } from '@dst/ui/prose'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { ChangesTable } from './changes-table.tsx'
import { FigureSection } from './figure-section.tsx'
import type { FiguresContent } from './figures-content.ts'

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
            when it is read again. A result is worth as much as what stands here.
          </p>
        }
      />
      <div className="ui-page-width pb-16">
        <Prose
          contents={
            <ContentsList
              label="On this page"
              items={[
                ...groups.map(({ id, heading }) => ({ id, label: heading })),
                { id: changesId, label: 'What has changed' },
              ]}
            />
          }
        >
          {groups.map((group) => (
            <FigureSection key={group.id} group={group} dates={dates} />
          ))}
          <section id={changesId} aria-labelledby="changes-heading">
            <h2 id="changes-heading">What has changed</h2>
            <ChangesTable changes={changes} dates={dates} />
          </section>
          <p className="text-fine leading-snug text-ink-muted">
            Last reviewed <time dateTime={oldest}>{dates[oldest]}</time>. Sources: those named beside each figure.
          </p>
        </Prose>
      </div>
    </>
  )
}
