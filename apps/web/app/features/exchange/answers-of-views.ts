import { answerPaths } from '~/answer-paths.ts'
import { paths } from '~/paths.ts'

/** Links to answers, by the path of a view. */
export type AnswersOfViews = Readonly<Record<string, readonly { label: string; href: string }[]>>

/** The answers that say why a view shows what it shows. For the loader, so that they are in no script. */
export const answersOfViews: AnswersOfViews = {
  [paths.exchange]: [
    { label: 'Why these days', href: answerPaths.deadlines },
    { label: 'If the exchange fails, or crosses New Year', href: answerPaths.yearEnd },
  ],
  [paths.exchangeMoney]: [
    { label: 'Why boot is taxed first', href: answerPaths.boot },
    { label: 'What takes the place of a loan', href: answerPaths.replaceDebt },
    { label: 'Which taxes a sale brings', href: answerPaths.taxOnSale },
  ],
  [paths.exchangeList]: [{ label: 'Why there are three rules, and what a notice needs', href: answerPaths.identify }],
  [paths.exchangeCompare]: [
    { label: 'When paying the tax is the better choice', href: answerPaths.sellOrExchange },
    { label: 'What heirs get', href: answerPaths.stepUpHeirs },
  ],
  [paths.exchangeOfferings]: [
    { label: 'What a DST costs, and why it matters', href: answerPaths.dstCosts },
    { label: 'How to read the offering document', href: answerPaths.readTheMemorandum },
  ],
  [paths.exchangeAfter]: [{ label: 'Which papers come, and why to keep them', href: answerPaths.afterClosingPapers }],
  [paths.exchangePacket]: [{ label: 'How to choose an intermediary', href: answerPaths.chooseIntermediary }],
}
