export { blockText, sectionText } from './block-text'
export type { Block, CallToAction, Definitions, List, Notice, PageQuestion, Paragraph, Section, Table } from './block'
