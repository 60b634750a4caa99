import type { ExchangePacket, PacketQuestions } from '@dst/content/exchange'
import type { ExchangeFile } from '@dst/domain/exchange-file'
import { memo, type ReactElement } from 'react'
import { OfferingsPaper } from '../offerings/offerings-paper.tsx'
import { afterParts } from './after-parts.tsx'
import { BootPage } from './boot-page.tsx'
import { ComparePage } from './compare-page.tsx'
import { DatesPage } from './dates-page.tsx'
import { ListPage } from './list-page.tsx'
import { MoneyPage } from './money-page.tsx'
import { namesState, useStateTaxes } from '~/lib/states/use-state-taxes.ts'
import { packetFacts } from './packet-facts.ts'
import { PacketPage } from './packet-page.tsx'
import './packet.css'
import { stateQuestions } from './state-questions.ts'
import { SummaryPage } from './summary-page.tsx'

/** Props of {@link PacketPages}. */
export interface PacketPagesProps {
  file: ExchangeFile
  /** The day on which the packet is prepared, as yyyy-mm-dd. */
  today: string
  /** Whether the names that the person entered are shown. */
  names: boolean
  /** Whether the offerings that were typed are a part of it. */
  offerings: boolean
  content: ExchangePacket
}

/** The pages of the packet for any file, each complete in itself. They know no store, and hold nothing to press. */
export const PacketPages = memo(function PacketPages({ file, today, names, offerings, content }: PacketPagesProps) {
  const states = useStateTaxes(namesState(file))
  const facts = packetFacts(file, today, { names, states })
  const figures = states?.figures
  const { naming, progress } = facts
  const parts: readonly PacketPart[] = [
    { heading: 'Summary', body: <SummaryPage facts={facts} /> },
    // Over, no way is open any more.
    ...(progress.isFinished ? [] : [{ heading: 'The ways compared', body: <ComparePage facts={facts} /> }]),
    { heading: 'Dates', body: <DatesPage facts={facts} figures={figures} notes={content.dateNotes} /> },
    {
      heading: 'Money and tax',
      body: <MoneyPage facts={facts} figures={figures} leavesOut={content.leavesOut} />,
    },
    { heading: 'Boot: what is taxed in the exchange', body: <BootPage facts={facts} notes={content.bootNotes} /> },
    ...afterParts(facts, content.after),
    {
      heading: naming.isOver || progress.isFinished ? 'List of property' : 'Draft list of property',
      body: <ListPage facts={facts} notes={content.listNotes} />,
    },
    ...(offerings && file.offerings.length > 0
      ? [
          {
            heading: 'Offerings compared',
            isWide: true,
            body: <OfferingsPaper content={content.offerings} offerings={facts.offerings} names={names} />,
          },
        ]
      : []),
    ...(progress.isFinished ? [content.questionsAfter] : content.questions).map((page) => ({
      heading: page.heading,
      body: <QuestionsPage page={page} more={stateQuestions(page, facts, figures)} />,
    })),
  ]
  return (
    <div className="packet">
      {parts.map(({ heading, body, isWide = false }, index) => (
        <PacketPage
          key={heading}
          facts={facts}
          heading={heading}
          part={`Part ${index + 1} of ${parts.length}`}
          isWide={isWide}
        >
          {body}
        </PacketPage>
      ))}
    </div>
  )
})

interface PacketPart {
  heading: string
  body: ReactElement
  /** Whether its tables need paper on its side. */
  isWide?: boolean
}

/** Questions with room for the answers. */
function QuestionsPage({ page, more }: { page: PacketQuestions; more: readonly string[] }) {
  return (
    <>
      <p>{page.intro}</p>
      <ol className="packet-questions">
        {[...page.questions, ...more].map((question) => (
          <li key={question}>
            <p>{question}</p>
            <div className="packet-answer" />
          </li>
        ))}
      </ol>
    </>
  )
}
