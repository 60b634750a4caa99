import type { Consultation } from '@dst/contracts'
import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths.ts'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { requestCopy } from './request-copy.ts'

/** What happens next with a request, and whom to contact if something is late. */
export function RequestNext({ request, now }: { request: Consultation; now: Date }) {
  const { next, late } = requestCopy(request, now)
  return (
    <>
      <ContentText text={next} />
      {late === undefined ? null : (
        <>
          {' '}
          <span>
            <span>{`${late}, `}</span>
            <TextLink href={paths.contact}>please tell us</TextLink>.
          </span>
        </>
      )}
    </>
  )
}
