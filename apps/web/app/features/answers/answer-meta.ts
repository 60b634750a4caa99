import { descriptionOf } from '~/lib/page/description-of.ts'
import { pageMeta } from '~/lib/page/page-meta.ts'
import { siteAddress } from '~/lib/page/site-address.ts'
import { siteName } from '~/lib/page/site-name.ts'
import { context, type StructuredData } from '~/lib/page/structured-data.ts'
import { paths } from '~/paths.ts'
import type { AnswerContent } from './answer-content.ts'

/** The head of an answer's page. */
export function answerMeta(content: AnswerContent) {
  const { slug, title, question, answer } = content.page
  return pageMeta({
    path: `${paths.answers}/${slug}`,
    within: { name: content.labels.contents.title, path: paths.answers },
    title: title ?? question,
    heading: question,
    description: descriptionOf(...answer),
    structuredData: [articleOf(content)],
  })
}

/** The answer for search engines; a reviewer is named only where a person is. */
function articleOf({ language, labels, page }: AnswerContent): StructuredData {
  const { slug, question, answer, evidence } = page
  const { expert, changes } = evidence
  const [first] = changes
  return {
    '@context': context,
    '@type': 'Article',
    headline: question,
    description: answer.join(' '),
    url: siteAddress(`${paths.answers}/${slug}`),
    author: { '@type': 'Organization', name: siteName, url: siteAddress(paths.home) },
    ...(expert === null ? {} : { reviewedBy: { '@type': 'Person', name: expert.name, jobTitle: expert.credential } }),
    datePublished: first.on,
    dateModified: (changes.at(-1) ?? first).on,
    inLanguage: language,
    isPartOf: { '@type': 'CollectionPage', name: labels.contents.title, url: siteAddress(paths.answers) },
  }
}
