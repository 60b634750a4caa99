export { filterFaqs } from '@dst/domain/faq'
