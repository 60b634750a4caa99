export { blockText, sectionText } from './block-text.ts'
export type {
  Block,
  CallToAction,
  DayMarks,
  Definitions,
  List,
  Notice,
  PageQuestion,
  Paragraph,
  Section,
  Table,
} from './block.ts'
