import {
  adviserQuestions,
  cpaQuestions,
  intermediaryQuestions,
  sponsorQuestions,
  type PacketQuestions,
} from '../exchange/packet-questions.ts'
import type { AnswerPage, Asked } from './answer-page.ts'
import type { AnswerSlug } from '../site/answer-slugs.ts'

/** Questions to take along, on one sheet: those of the printed packet, and the first of each answer for all owners. */
export interface QuestionSheet {
  readonly asked: Asked
  readonly packet: PacketQuestions
  /** By the answer that explains why to ask, in the order of the answers. */
  readonly fromAnswers: readonly {
    readonly slug: AnswerSlug
    readonly question: string
    readonly toAsk: string
  }[]
  /** The answers whose questions are for some owners only, in the same order. */
  readonly ofOwnCase: readonly { readonly slug: AnswerSlug; readonly question: string }[]
}

/** The four sheets, by whom they are for. */
export const sheetNames = ['sponsor', 'adviser', 'intermediary', 'cpa'] as const satisfies readonly Asked[]

const ofPacket: Readonly<Record<Asked, PacketQuestions>> = {
  sponsor: sponsorQuestions,
  adviser: adviserQuestions,
  intermediary: intermediaryQuestions,
  cpa: cpaQuestions,
}

/** The sheet for one of them, from the pages' own lists. */
export function questionSheet(asked: Asked, pages: readonly AnswerPage[]): QuestionSheet {
  const asking = pages.flatMap(({ slug, question, ask, ofOwnCase }) => {
    const toAsk = ask[asked]?.[0]
    return toAsk === undefined ? [] : [{ slug, question, toAsk, ofOwnCase }]
  })
  return {
    asked,
    packet: ofPacket[asked],
    fromAnswers: asking.flatMap(({ ofOwnCase, ...each }) => (ofOwnCase ? [] : [each])),
    ofOwnCase: asking.flatMap(({ slug, question, ofOwnCase }) => (ofOwnCase ? [{ slug, question }] : [])),
  }
}
