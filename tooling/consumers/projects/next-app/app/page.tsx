import { builtInFaqs } from '@dst/content/faq'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { Badge } from '@dst/ui/badge'
import { Button } from '@dst/ui/button'
import { Card } from '@dst/ui/card'
import { Link } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { Section } from '@dst/ui/section'
import { Spinner } from '@dst/ui/spinner'
import { Stat } from '@dst/ui/stat'
import { Timeline } from '@dst/ui/timeline'
import type { ReactNode } from 'react'
import { Price } from './price.tsx'

/** Rendered on the server: parts that need a browser come with their own mark. */
export default function Page(): ReactNode {
  const [faq] = builtInFaqs
  return (
    <main>
      <PageHeader title="Questions" lead="Rendered by another team's server." />
      <Section heading="The first one">
        <Card heading={faq?.question ?? ''}>{faq?.answer}</Card>
        <Badge tone="positive">Answered</Badge>
        <Stat label="Scoring is a function" value={typeof scoreQuestionnaire} />
        <Timeline steps={[{ marker: '1', heading: 'Ask', content: 'Then read.' }]} />
        <Spinner label="Loading" />
        <Link href="/">Home</Link>
        <Button>Nothing happens</Button>
      </Section>
      <Price />
    </main>
  )
}
