import { Disclosure } from '@dst/ui/disclosure'
import { consentTitle } from '~/lib/consultation/consent-labels.ts'
import { datedMomentOf } from '~/lib/time/moment.ts'
import type { SharedFacts } from './shared-facts.ts'

/** The texts that the person agreed to, word for word. */
export function AgreedTexts({ agreed }: Pick<SharedFacts, 'agreed'>) {
  return (
    <Disclosure summary="What they agreed to" headingLevel={2}>
      {agreed.map(({ kind, version, words, givenAt }) => (
        <div key={`${kind} ${givenAt}`} className="leads-agreed-text">
          <h3>{consentTitle(kind)}</h3>
          <p className="leads-fine">{`Version ${version}, agreed ${datedMomentOf(givenAt)}`}</p>
          <p className="leads-notes">{words}</p>
        </div>
      ))}
    </Disclosure>
  )
}
