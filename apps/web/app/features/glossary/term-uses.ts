import { answerPath, answers, type AnswerPage } from '@dst/content/answers'
import { sectionText, type Section } from '@dst/content/blocks'
import { builtInFaqs, faqPath } from '@dst/content/faq'
import type { GlossaryTerm } from '@dst/content/glossary'
import { guide } from '@dst/content/guide'
import { countUses } from '~/lib/copy/glossary-links.ts'
import { paths } from '~/paths.ts'

/** A page, or a part of one, whose text uses a term. */
export interface TermUse {
  readonly label: string
  readonly to: string
}

/** The pages that use a term, by kind, those first that use it most. */
export interface TermUses {
  readonly heading: string
  readonly uses: readonly TermUse[]
}

/** More would be a list that nobody reads. */
const most = 5

/** The answers, parts of the guide and questions whose text uses a term. For loaders: it reads all of them. */
export function usesOf(term: GlossaryTerm): readonly TermUses[] {
  return [
    { heading: 'Answers', texts: Object.values(answers).map(answerText) },
    { heading: 'In the guide', texts: guideSections().map(guideText) },
    {
      heading: 'Questions',
      texts: builtInFaqs.map((faq) => ({ label: faq.question, to: faqPath(faq), text: faq.answer })),
    },
  ].flatMap(({ heading, texts }) => {
    const uses = mostUsing(term, texts)
    return uses.length === 0 ? [] : [{ heading, uses }]
  })
}

interface LinkedText extends TermUse {
  readonly text: string
}

function mostUsing(term: GlossaryTerm, texts: readonly LinkedText[]): readonly TermUse[] {
  // A page that has the term in its title is about it.
  const counted = texts.map(({ text, ...use }) => ({
    use,
    count: countUses(text, term) + most * countUses(use.label, term),
  }))
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ use }) => use)
}

function answerText({ slug, question, answer, why, limit }: AnswerPage): LinkedText {
  return { label: question, to: answerPath(slug), text: [...answer, ...[...why, limit].map(sectionText)].join('\n') }
}

function guideSections(): readonly Section[] {
  const { basics, exchange, comparison } = guide.tabs
  return [...basics.sections, ...exchange.requirements, exchange.howDstsHelp, comparison.upreit]
}

function guideText(section: Section): LinkedText {
  return { label: section.heading, to: `${paths.learn}#${section.id}`, text: sectionText(section) }
}
