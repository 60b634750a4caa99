import { accreditation } from '@dst/content/accreditation'
import { builtInFaqs } from '@dst/content/faq'
import { guide } from '@dst/content/guide'
import { privacy, privacyChoices, terms } from '@dst/content/legal'
import { processPage } from '@dst/content/process'
import { waysPages } from '@dst/content/ways'
import { expect, test } from 'vitest'
import { builtPage, readBuiltPages } from './built-page.ts'
import { contentTexts, missingContent } from './content.ts'

const pages = readBuiltPages()

const contents: [path: string, content: unknown][] = [
  ['/accreditation', accreditation],
  ['/faq', builtInFaqs.map(({ question, answer }) => ({ heading: question, text: answer }))],
  ['/learn', guide],
  ['/privacy', privacy],
  ['/privacy-choices', privacyChoices],
  ['/process', processPage],
  ['/terms', terms],
  ...Object.entries(waysPages).map(([situation, way]): [string, unknown] => [`/ways/${situation}`, way]),
]

test.each(contents)('%s shows all of its content', (path, content) => {
  const page = pages.find((each) => each.path === path) ?? builtPage(path, '')
  expect(contentTexts(content).length).toBeGreaterThan(10)
  expect(missingContent(page, content)).toEqual([])
})

test('content that a page leaves out is found, wherever it is nested', () => {
  const page = builtPage('/page', '<main><h1>A</h1><p>One <a href="/two">two</a></p></main>')
  const content = { title: 'A', path: '/two', parts: [{ heading: 'B', text: 'One two' }, { text: 'Three' }] }
  expect(missingContent(page, content)).toEqual(['B', 'Three'])
})
