import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BarComparison } from '../components/bar-comparison/bar-comparison.tsx'
import { DayLine } from '../components/day-line/day-line.tsx'
import { DescriptionList } from '../components/description-list/description-list.tsx'
import { Disclosure } from '../components/disclosure/disclosure.tsx'
import { Footer } from '../components/footer/footer.tsx'
import { Illustration } from '../components/illustration/illustration.tsx'
import { LinkButton } from '../components/link-button/link-button.tsx'
import { MoneyField } from '../components/money-field/money-field.tsx'
import { PageHeader } from '../components/page-header/page-header.tsx'
import { RadioGroup } from '../components/radio-group/radio-group.tsx'
import { Section } from '../components/section/section.tsx'
import { Stat } from '../components/stat/stat.tsx'
import { StepperField } from '../components/stepper-field/stepper-field.tsx'
import { FormFields } from '../patterns/form-page/form-page.tsx'
import { NavigationBar } from '../patterns/navigation-bar/navigation-bar.tsx'
import './examples.css'
import { readDollars, readYear, writeDollars } from './dollars.ts'

const brand = { name: 'DST Investing', href: '#home' }
const types = [
  { value: 'commercial', label: 'Commercial' },
  { value: 'residential', label: 'Residential' },
]
const rates = ['5', '6', '7'].map((value) => ({ value, label: `${value}%` }))

function HomePage() {
  return (
    <>
      <NavigationBar
        label="Main"
        brand={brand}
        links={['Learn', 'Accredited?', 'Process', 'FAQ', 'Contact'].map((label) => ({ label, href: `#${label}` }))}
        session={{
          status: 'signed-out',
          signIn: { label: 'Login', href: '#login' },
          signUp: { label: 'Get Started', href: '#signup' },
        }}
        menuLabels={{ open: 'Open menu', close: 'Close menu' }}
      />
      <main>
        <PageHeader
          size="display"
          eyebrow="DELAWARE STATUTORY TRUST"
          title="DST Investing. Made Simple."
          lead="Replace the stress of the 1031 deadlines with property that is already bought, financed and managed."
          actions={
            <>
              <LinkButton href="#learn">Learn More</LinkButton>
              <LinkButton href="#signup" variant="secondary">
                Get Started
              </LinkButton>
            </>
          }
          aside={<Illustration name="building" />}
        />
        <Section
          heading="1031 DST calculator"
          intro="What a straight sale costs, and what an exchange keeps invested. All figures are estimates before state tax."
          tone="well"
        >
          <div className="example-calculator">
            <FormFields>
              <MoneyField
                name="purchasePrice"
                label="Purchase price"
                value={1_000_000}
                step={10_000}
                read={readDollars}
                format={writeDollars}
                onValueChange={fn()}
              />
              <StepperField
                name="purchaseYear"
                label="Purchase year"
                value={2015}
                step={1}
                read={readYear}
                format={String}
                onValueChange={fn()}
              />
              <RadioGroup
                legend="Property type"
                name="propertyType"
                layout="segments"
                options={types}
                defaultValue="commercial"
              />
              <MoneyField
                name="salePrice"
                label="Expected sale price"
                value={2_000_000}
                step={10_000}
                read={readDollars}
                format={writeDollars}
                onValueChange={fn()}
              />
              <MoneyField
                name="debt"
                label="Current debt"
                value={400_000}
                step={10_000}
                read={readDollars}
                format={writeDollars}
                onValueChange={fn()}
              />
              <RadioGroup legend="Distribution rate" name="rate" layout="segments" options={rates} defaultValue="6" />
            </FormFields>
            <div className="example-results">
              <Stat size="large" emphasis="total" label="Total tax deferral" value="$251,282" />
              <BarComparison
                title="What stays invested"
                summary="A straight sale leaves $1,348,718 after $251,282 of tax; an exchange keeps $1,600,000 invested."
                bars={[
                  {
                    label: 'Straight sale',
                    total: '$1,348,718',
                    parts: [
                      { label: 'Kept', value: 1_348_718, mark: 'one' },
                      { label: 'Tax', value: 251_282, mark: 'two' },
                    ],
                  },
                  {
                    label: '1031 exchange into a DST',
                    total: '$1,600,000',
                    parts: [{ label: 'Kept', value: 1_600_000, mark: 'one' }],
                  },
                ]}
                table={{
                  label: 'Show the figures',
                  columns: ['In US dollars', 'Straight sale', 'Exchange'],
                  rows: [
                    { heading: 'Federal tax', cells: ['$251,282', '$0'] },
                    { heading: 'Kept', cells: ['$1,348,718', '$1,600,000'] },
                  ],
                }}
              />
              <DescriptionList
                layout="figures"
                items={[
                  { term: 'Annual income', description: '$96,000' },
                  { term: 'Monthly income', description: '$8,000' },
                  { term: 'Total distributions', description: '$672,000' },
                  { term: 'Future equity', description: '$2,059,748', total: true },
                ]}
              />
              <Disclosure summary="Tax disclaimer" icon="info" alwaysOpenWhenWide>
                The figures are estimates and not tax advice. Ask your CPA before you act.
              </Disclosure>
            </div>
          </div>
        </Section>
        <Section
          heading="Two dates decide everything"
          layout="beside"
          intro="The days run from the sale of your property, and weekends count."
        >
          <DayLine
            summary="Day 0: the property is sold. Day 45: replacement property is identified. Day 180: the purchase is closed."
            points={[
              { day: 0, label: 'Day 0', detail: 'Your property is sold' },
              { day: 45, label: 'Day 45', detail: 'Replacement property is identified in writing' },
              { day: 180, label: 'Day 180', detail: 'The purchase is closed' },
            ]}
          />
        </Section>
        <Section tone="cover" heading="Ready to Explore DST Investments?">
          <div>
            <LinkButton href="#signup" variant="cover" icon="arrow-right">
              Get Started
            </LinkButton>
          </div>
        </Section>
      </main>
      <Footer
        brand={brand}
        summary="Education about Delaware statutory trusts for owners of investment property."
        groups={[
          {
            heading: 'Understand',
            links: [
              { label: 'Learn', href: '#learn' },
              { label: 'Process', href: '#process' },
            ],
          },
          {
            heading: 'Legal',
            links: [
              { label: 'Terms', href: '#terms' },
              { label: 'Privacy', href: '#privacy' },
            ],
          },
        ]}
        disclaimer="This site gives no investment, tax or legal advice, does not handle funds and does not charge users."
        legal="© 2026 DST Investing"
      />
    </>
  )
}

const meta = { title: 'Examples/Home page', component: HomePage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof HomePage
>
export default meta

export const Whole: StoryObj<typeof meta> = {}
