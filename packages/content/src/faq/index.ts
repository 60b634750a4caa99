export { builtInFaqs } from './built-in-faqs'
export { faqCategories } from './faq-entry'
export type { BuiltInFaq, FaqCategory } from './faq-entry'
