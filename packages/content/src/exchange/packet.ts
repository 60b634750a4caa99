import type { Reviewed } from '../sources/index.ts'

/** What the packet asks the people around an exchange. */
export interface ExchangePacket {
  readonly questions: readonly PacketQuestions[]
}

/** Questions for one of them, with room for the answers. */
export interface PacketQuestions extends Reviewed {
  readonly id: string
  readonly heading: string
  readonly questions: readonly string[]
}

export const exchangePacket: ExchangePacket = { questions: [] }
