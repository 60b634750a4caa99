import { paths } from '~/paths.ts'

/** The public pages in the order of the navigation bar. */
export const sitePages = [
  { label: 'Learn', href: paths.learn },
  { label: 'Accredited?', href: paths.accreditation },
  { label: 'Process', href: paths.process },
  { label: 'FAQ', href: paths.faq },
  { label: 'Contact', href: paths.contact },
] as const
