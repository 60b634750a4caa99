import { accreditation } from '@dst/content/accreditation'
import type { PageQuestion } from '@dst/content/blocks'
import { builtInFaqs, faqPath } from '@dst/content/faq'
import { glossary, termPath } from '@dst/content/glossary'
import { guide } from '@dst/content/guide'
import { processPage } from '@dst/content/process'
import { waysPages } from '@dst/content/ways'
import { categoryLabel } from '@dst/domain/faq'
import { paths } from '../../../paths.ts'
import type { SearchDocument } from '../search-document.ts'
import { firstLine, ofSection, textsOf } from './text.ts'

/** The entries of the FAQ. */
export function faqDocuments(): readonly SearchDocument[] {
  return builtInFaqs.map(({ slug, question, answer, category }) => ({
    path: faqPath({ slug }),
    kind: 'question',
    title: question,
    line: firstLine(answer),
    headings: [categoryLabel(category)],
    body: [answer],
  }))
}

/** The terms of the glossary. */
export function glossaryDocuments(): readonly SearchDocument[] {
  return glossary.map((entry) => ({
    path: termPath(entry),
    kind: 'term',
    title: entry.term,
    line: firstLine(entry.meaning),
    words: entry.forms,
    body: [entry.meaning],
  }))
}

/** The tabs of the guide, and the sections of those that have any. */
export function guideDocuments(): readonly SearchDocument[] {
  const { basics, prosAndCons, exchange, comparison } = guide.tabs
  const sections = [...basics.sections, ...exchange.requirements, exchange.howDstsHelp, comparison.upreit]
  const tab = (id: string, rest: Pick<SearchDocument, 'title' | 'line' | 'headings' | 'body'>) =>
    ({ path: `${paths.learn}#${id}`, kind: 'guide', ...rest }) as const
  return [
    tab(prosAndCons.id, {
      title: 'Pros and cons of a DST',
      line: prosAndCons.intro,
      headings: [...prosAndCons.benefits, ...prosAndCons.risks].map(({ heading }) => heading),
      body: [
        ...prosAndCons.benefits.flatMap(({ benefit, limit }) => [benefit, limit]),
        ...prosAndCons.risks.map(({ text }) => text),
      ],
    }),
    tab(exchange.id, {
      title: exchange.stepsHeading,
      line: exchange.deadlines.summary,
      headings: exchange.steps.map(({ heading }) => heading),
      body: exchange.steps.flatMap(({ text, watchFor }) => [text, watchFor]),
    }),
    tab(comparison.id, {
      title: comparison.table.caption,
      line: comparison.intro,
      headings: comparison.choices.map(({ heading }) => heading),
      body: textsOf([comparison.table]),
    }),
    ...sections.map((section) => tab(section.id, ofSection(section))),
  ]
}

/** The pages on accreditation and on the process, with their questions. */
export function stepDocuments(): readonly SearchDocument[] {
  return [
    {
      path: paths.accreditation,
      kind: 'guide',
      title: accreditation.title,
      line: firstLine(accreditation.intro),
      body: [accreditation.otherwise.text],
    },
    ...questionsOf(paths.accreditation, accreditation.questions),
    ...accreditation.tabs.map(({ id, label, intro, criteria }) => ({
      path: `${paths.accreditation}#${id}`,
      kind: 'guide' as const,
      title: `Accreditation: ${label}`,
      line: firstLine(intro),
      headings: criteria.map(({ heading }) => heading),
      body: criteria.flatMap(({ test, detail }) => [test, detail]),
    })),
    {
      path: paths.process,
      kind: 'guide',
      title: 'How it works: from your profile to a closed exchange',
      line: firstLine(processPage.intro),
      headings: processPage.steps.map(({ heading }) => heading),
      body: processPage.steps.map(({ text }) => text),
    },
    ...questionsOf(paths.process, processPage.questions),
  ]
}

function questionsOf(path: string, questions: readonly PageQuestion[]): readonly SearchDocument[] {
  return questions.map(({ id, question, answer }) => ({
    path: `${path}#${id}`,
    kind: 'question',
    title: question,
    line: firstLine(answer),
    body: [answer],
  }))
}

/** The pages for people whom the usual way doesn't fit. */
export function waysDocuments(): readonly SearchDocument[] {
  return Object.entries(waysPages).map(([situation, { title, description, intro, before, ways }]) => ({
    path: `/ways/${situation}`,
    kind: 'guide',
    title,
    line: firstLine(description),
    headings: [...before, ...ways].map(({ heading }) => heading),
    body: [intro, ...before.flatMap(({ blocks }) => textsOf(blocks)), ...ways.flatMap((way) => [way.text, way.limits])],
  }))
}
