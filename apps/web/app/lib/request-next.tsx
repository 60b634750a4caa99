import type { Consultation } from '@dst/contracts'
import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths'
import { ContentText } from './content-text'
import { requestWords } from './request-words'

/** What happens next with a request, and whom to tell where something is late. */
export function RequestNext({ request, now }: { request: Consultation; now: Date }) {
  const { next, late } = requestWords(request, now)
  return (
    <>
      <ContentText text={next} />
      {late === undefined ? null : (
        <>
          {' '}
          {late}, <TextLink href={paths.contact}>please tell us</TextLink>.
        </>
      )}
    </>
  )
}
