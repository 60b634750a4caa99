import type { ReactNode } from 'react'
import { Accordion } from './components/accordion/accordion.tsx'
import { Avatar } from './components/avatar/avatar.tsx'
import { BackBar } from './components/back-bar/back-bar.tsx'
import { Badge } from './components/badge/badge.tsx'
import { Banner } from './components/banner/banner.tsx'
import { BarComparison } from './components/bar-comparison/bar-comparison.tsx'
import { Brand } from './components/brand/brand.tsx'
import { Button } from './components/button/button.tsx'
import { CallToAction } from './components/call-to-action/call-to-action.tsx'
import { Card } from './components/card/card.tsx'
import { ChartFrame } from './components/chart-frame/chart-frame.tsx'
import { Checkbox } from './components/checkbox/checkbox.tsx'
import { ColumnChart } from './components/column-chart/column-chart.tsx'
import { ContentsList } from './components/contents-list/contents-list.tsx'
import { DataTable } from './components/data-table/data-table.tsx'
import { DayLine } from './components/day-line/day-line.tsx'
import { DescriptionList } from './components/description-list/description-list.tsx'
import { Dialog } from './components/dialog/dialog.tsx'
import { Disclosure } from './components/disclosure/disclosure.tsx'
import { ErrorSummary } from './components/error-summary/error-summary.tsx'
import { Field } from './components/field/field.tsx'
import { Footer } from './components/footer/footer.tsx'
import { Icon } from './components/icon/icon.tsx'
import { Illustration } from './components/illustration/illustration.tsx'
import { LinkButton } from './components/link-button/link-button.tsx'
import { LinkCards } from './components/link-cards/link-cards.tsx'
import { LinkTabs } from './components/link-tabs/link-tabs.tsx'
import { TextLink } from './components/link/link.tsx'
import { Menu } from './components/menu/menu.tsx'
import { MoneyField } from './components/money-field/money-field.tsx'
import { NativeSelect } from './components/native-select/native-select.tsx'
import { NumberField } from './components/number-field/number-field.tsx'
import { PageHeader } from './components/page-header/page-header.tsx'
import { PasswordField } from './components/password-field/password-field.tsx'
import { ProgressSteps } from './components/progress-steps/progress-steps.tsx'
import { Prose } from './components/prose/prose.tsx'
import { RadioCards } from './components/radio-cards/radio-cards.tsx'
import { RadioGroup } from './components/radio-group/radio-group.tsx'
import { ScoreScale } from './components/score-scale/score-scale.tsx'
import { Section } from './components/section/section.tsx'
import { Select } from './components/select/select.tsx'
import { Skeleton } from './components/skeleton/skeleton.tsx'
import { Spinner } from './components/spinner/spinner.tsx'
import { Stat } from './components/stat/stat.tsx'
import { StepperField } from './components/stepper-field/stepper-field.tsx'
import { Switch } from './components/switch/switch.tsx'
import { Tabs } from './components/tabs/tabs.tsx'
import { TextArea } from './components/text-area/text-area.tsx'
import { TextField } from './components/text-field/text-field.tsx'
import { TierBadge } from './components/tier-badge/tier-badge.tsx'
import { Timeline } from './components/timeline/timeline.tsx'
import { ToastProvider } from './components/toast/toast.tsx'
import { Tooltip, TooltipProvider } from './components/tooltip/tooltip.tsx'
import { readDollars, writeDollars } from './examples/dollars.ts'
import { FaqList } from './patterns/faq-list/faq-list.tsx'
import { CalculatorPanel } from './patterns/calculator-panel/calculator-panel.tsx'
import { FormPage } from './patterns/form-page/form-page.tsx'
import { LegalPage } from './patterns/legal-page/legal-page.tsx'
import { MessagePage } from './patterns/message-page/message-page.tsx'
import { NavigationBar } from './patterns/navigation-bar/navigation-bar.tsx'
import { ProfileHeader } from './patterns/profile-header/profile-header.tsx'
import { ResultPanel } from './patterns/result-panel/result-panel.tsx'
import { SettingsRows } from './patterns/settings-rows/settings-rows.tsx'
import { TwoStepConfirmation } from './patterns/two-step-confirmation/two-step-confirmation.tsx'
import { WizardStep } from './patterns/wizard-step/wizard-step.tsx'

const nothing = () => {}
const brand = { name: 'DST Investing', href: '#home' }
const table = { label: 'Figures', columns: ['Way', 'Amount'], rows: [] }
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const bands = [
  { from: 0, label: 'Nurtured', tone: 'nurtured' },
  { from: 80, label: 'Gold', tone: 'gold' },
] as const

/** What a component that passes through is given besides its own props. */
export interface PassedThrough {
  className: string
  title: string
  'data-given': string
  ref: (element: HTMLElement | null) => void
}

/** One entry of the package: how it is drawn, and the element that people find by role and name. */
interface ConformanceCase {
  entry: string
  role: string
  name: string
}

/** Controls: the element found has to carry the given class, ref and DOM props (the class of some is on their frame). */
export const controls: (ConformanceCase & { draw: (passed: PassedThrough) => ReactNode })[] = [
  { entry: 'button', role: 'button', name: 'Send', draw: (passed) => <Button {...passed}>Send</Button> },
  {
    entry: 'checkbox',
    role: 'checkbox',
    name: 'I agree',
    draw: (passed) => <Checkbox {...passed} name="agree" label="I agree" />,
  },
  {
    entry: 'link',
    role: 'link',
    name: 'Terms',
    draw: (passed) => (
      <TextLink {...passed} href="#terms">
        Terms
      </TextLink>
    ),
  },
  {
    entry: 'link-button',
    role: 'link',
    name: 'Get Started',
    draw: (passed) => (
      <LinkButton {...passed} href="#signup">
        Get Started
      </LinkButton>
    ),
  },
  {
    entry: 'menu',
    role: 'button',
    name: 'Your figures',
    draw: (passed) => <Menu {...passed} label="Your figures" items={[]} />,
  },
  {
    entry: 'money-field',
    role: 'textbox',
    name: 'Price',
    draw: (passed) => (
      <MoneyField
        {...passed}
        name="price"
        label="Price"
        value={1}
        read={readDollars}
        format={writeDollars}
        onValueChange={nothing}
      />
    ),
  },
  {
    entry: 'native-select',
    role: 'combobox',
    name: 'Category',
    draw: (passed) => <NativeSelect {...passed} name="category" label="Category" options={options} />,
  },
  {
    entry: 'number-field',
    role: 'textbox',
    name: 'Year',
    draw: (passed) => (
      <NumberField
        {...passed}
        name="year"
        label="Year"
        value={1}
        read={readDollars}
        format={writeDollars}
        onValueChange={nothing}
      />
    ),
  },
  {
    entry: 'password-field',
    role: 'textbox',
    name: 'Password',
    draw: (passed) => <PasswordField {...passed} autoComplete="current-password" name="password" label="Password" />,
  },
  {
    entry: 'radio-cards',
    role: 'radiogroup',
    name: 'Accredited?',
    draw: (passed) => <RadioCards {...passed} legend="Accredited?" name="accredited" options={options} />,
  },
  {
    entry: 'radio-group',
    role: 'radiogroup',
    name: 'Ready?',
    draw: (passed) => <RadioGroup {...passed} legend="Ready?" name="ready" options={options} />,
  },
  {
    entry: 'select',
    role: 'combobox',
    name: 'Region',
    draw: (passed) => <Select {...passed} name="region" label="Region" options={options} />,
  },
  {
    entry: 'stepper-field',
    role: 'textbox',
    name: 'Sale year',
    draw: (passed) => (
      <StepperField
        {...passed}
        name="year"
        label="Sale year"
        step={1}
        value={1}
        read={readDollars}
        format={writeDollars}
        onValueChange={nothing}
      />
    ),
  },
  {
    entry: 'switch',
    role: 'switch',
    name: 'SMS',
    draw: (passed) => <Switch {...passed} label="SMS" checked onCheckedChange={nothing} />,
  },
  {
    entry: 'text-area',
    role: 'textbox',
    name: 'Message',
    draw: (passed) => <TextArea {...passed} name="message" label="Message" />,
  },
  {
    entry: 'text-field',
    role: 'textbox',
    name: 'Email',
    draw: (passed) => <TextField {...passed} name="email" label="Email" />,
  },
]

/** The rest: closed compositions. What they are given shows under its role and name; their look and markup are their own. */
export const compositions: (ConformanceCase & { element: ReactNode })[] = [
  {
    entry: 'accordion',
    role: 'heading',
    name: 'Is there a cost?',
    element: <Accordion name="faq" items={[{ id: 'cost', heading: 'Is there a cost?', content: 'None.' }]} />,
  },
  { entry: 'avatar', role: 'img', name: 'Margaret Ellison', element: <Avatar name="Margaret Ellison" /> },
  {
    entry: 'back-bar',
    role: 'navigation',
    name: 'Main',
    element: (
      <BackBar
        label="Main"
        home={{ label: 'DST Investing', href: '#home' }}
        current="Accreditation"
        back={{ label: 'Back to Home', href: '#home' }}
      />
    ),
  },
  { entry: 'banner', role: 'alert', name: '', element: <Banner tone="error">Incorrect password</Banner> },
  {
    entry: 'bar-comparison',
    role: 'figure',
    name: 'Invested',
    element: <BarComparison title="Invested" summary="All of it" bars={[]} table={table} />,
  },
  { entry: 'brand', role: 'link', name: 'DST Investing', element: <Brand {...brand} /> },
  {
    entry: 'call-to-action',
    role: 'region',
    name: 'Ready?',
    element: <CallToAction heading="Ready?" text="It is free." link={{ label: 'Get Started', href: '#signup' }} />,
  },
  { entry: 'card', role: 'region', name: 'For you', element: <Card heading="For you">Words</Card> },
  {
    entry: 'calculator-panel',
    role: 'region',
    name: 'Your estimate',
    element: (
      <CalculatorPanel
        resultsHeading="Your estimate"
        inputs={null}
        given={[]}
        scriptNote="It needs scripts"
        statement="Nothing yet"
        line={[]}
        ledgers={[]}
      />
    ),
  },
  {
    entry: 'chart-frame',
    role: 'figure',
    name: 'Growth',
    element: (
      <ChartFrame title="Growth" summary="It grows" legend={[]} table={table}>
        Drawing
      </ChartFrame>
    ),
  },
  {
    entry: 'column-chart',
    role: 'figure',
    name: 'Seven years',
    element: (
      <ColumnChart
        title="Seven years"
        summary="They rise"
        columns={[]}
        legend={[]}
        table={table}
        axisLabel="Year"
        formatValue={String}
      />
    ),
  },
  {
    entry: 'contents-list',
    role: 'navigation',
    name: 'On this page',
    element: <ContentsList label="On this page" items={[{ id: 'one', label: 'One' }]} />,
  },
  {
    entry: 'data-table',
    role: 'table',
    name: 'DST and REIT',
    element: (
      <DataTable caption="DST and REIT" columns={['', 'DST']} rows={[{ heading: 'Minimum', cells: ['$100,000'] }]} />
    ),
  },
  {
    entry: 'dialog',
    role: 'dialog',
    name: 'Reset Password',
    element: <Dialog open onClose={nothing} title="Reset Password" />,
  },
  {
    entry: 'error-summary',
    role: 'alert',
    name: 'There is a problem',
    element: <ErrorSummary heading="There is a problem" errors={[{ message: 'Email is required' }]} />,
  },
  {
    entry: 'field',
    role: 'textbox',
    name: 'Phone',
    element: (
      <Field id="phone" label="Phone">
        <input id="phone" />
      </Field>
    ),
  },
  { entry: 'footer', role: 'contentinfo', name: '', element: <Footer brand={brand} groups={[]} /> },
  { entry: 'icon', role: 'img', name: 'Building', element: <Icon name="building" label="Building" /> },
  {
    entry: 'illustration',
    role: 'img',
    name: 'A building in section',
    element: <Illustration name="building" label="A building in section" />,
  },
  {
    entry: 'link-cards',
    role: 'link',
    name: 'Can I lose money?',
    element: <LinkCards items={[{ href: '#lose', label: 'Can I lose money?' }]} />,
  },
  {
    entry: 'link-tabs',
    role: 'tablist',
    name: 'Who invests',
    element: (
      <LinkTabs
        label="Who invests"
        tabs={[{ id: 'people', label: 'Individuals', content: 'First' }]}
        shown="people"
        onShow={nothing}
      />
    ),
  },
  {
    entry: 'page-header',
    role: 'heading',
    name: 'Investor Accreditation',
    element: <PageHeader title="Investor Accreditation" />,
  },
  {
    entry: 'progress-steps',
    role: 'navigation',
    name: 'Progress',
    element: <ProgressSteps label="Progress" steps={['One', 'Two']} current={1} summary="Step 1 of 2" />,
  },
  { entry: 'section', role: 'region', name: 'Two dates', element: <Section heading="Two dates" /> },
  {
    entry: 'tabs',
    role: 'tablist',
    name: 'Guide',
    element: <Tabs label="Guide" items={[{ id: 'one', label: 'One', content: 'First' }]} />,
  },
  {
    entry: 'timeline',
    role: 'heading',
    name: 'Sell',
    element: <Timeline steps={[{ marker: '1', heading: 'Sell', content: 'First' }]} />,
  },
  { entry: 'toast', role: 'region', name: 'Notifications (F8)', element: <ToastProvider>Page</ToastProvider> },
  {
    entry: 'tooltip',
    role: 'button',
    name: 'Score',
    element: (
      <TooltipProvider>
        <Tooltip text="Of 100">
          <button type="button">Score</button>
        </Tooltip>
      </TooltipProvider>
    ),
  },
  {
    entry: 'faq-list',
    role: 'searchbox',
    name: 'Search',
    element: (
      <FaqList
        heading="All questions"
        search={{ label: 'Search', placeholder: '', value: '', onChange: nothing }}
        category={{ label: 'Category', options, value: 'yes', onChange: nothing }}
        summary="Showing 0"
        clear={{ label: 'Clear', narrowed: true, onClear: nothing }}
        empty={{ message: 'None', hint: 'Clear' }}
      >
        {undefined}
      </FaqList>
    ),
  },
  {
    entry: 'form-page',
    role: 'complementary',
    name: 'What you get',
    element: (
      <FormPage title="Create your account" sideLabel="What you get" side="Words">
        Form
      </FormPage>
    ),
  },
  {
    entry: 'legal-page',
    role: 'navigation',
    name: 'Contents',
    element: (
      <LegalPage title="Terms" date="Today" intro="" contentsLabel="Contents" sections={[]} printLabel="Print" />
    ),
  },
  { entry: 'message-page', role: 'heading', name: 'Page Not Found', element: <MessagePage title="Page Not Found" /> },
  {
    entry: 'navigation-bar',
    role: 'navigation',
    name: 'Main',
    element: (
      <NavigationBar
        label="Main"
        brand={brand}
        links={[]}
        session={{ status: 'loading', label: 'Loading' }}
        menuLabels={{ open: 'Open menu', close: 'Close menu' }}
      />
    ),
  },
  {
    entry: 'profile-header',
    role: 'heading',
    name: 'Welcome Back',
    element: <ProfileHeader title="Welcome Back" picture={{ name: 'Your picture' }} />,
  },
  {
    entry: 'result-panel',
    role: 'heading',
    name: 'Registration Complete!',
    element: <ResultPanel title="Registration Complete!" actions={null} />,
  },
  {
    entry: 'settings-rows',
    role: 'list',
    name: '',
    element: <SettingsRows rows={[{ id: 'email', content: 'Email' }]} />,
  },
  {
    entry: 'two-step-confirmation',
    role: 'alertdialog',
    name: 'Delete Account',
    element: (
      <TwoStepConfirmation
        open
        onClose={nothing}
        title="Delete Account"
        warning="For good"
        cancelLabel="Cancel"
        continueLabel="Continue"
        word="DELETE"
        wordLabel="Type DELETE"
        confirmLabel="Delete"
      />
    ),
  },
  {
    entry: 'wizard-step',
    role: 'complementary',
    name: 'Good to know',
    element: (
      <WizardStep progress={null} title="Goals" actions={null} side="Words" sideLabel="Good to know">
        Questions
      </WizardStep>
    ),
  },
]

/** Words without a role of their own: what they say has to be readable as text. */
export const texts: { entry: string; text: string; element: ReactNode }[] = [
  { entry: 'badge', text: 'DST Basics', element: <Badge>DST Basics</Badge> },
  {
    entry: 'day-line',
    text: '45 days to identify',
    element: (
      <DayLine
        summary="45 days to identify"
        points={[
          { day: 0, label: 'Day 0', detail: 'Closing' },
          { day: 45, label: 'Day 45', detail: 'Identified' },
        ]}
      />
    ),
  },
  {
    entry: 'description-list',
    text: 'Preferred contact',
    element: <DescriptionList items={[{ term: 'Preferred contact', description: 'Phone' }]} />,
  },
  { entry: 'disclosure', text: 'Why we ask', element: <Disclosure summary="Why we ask">Because</Disclosure> },
  {
    entry: 'prose',
    text: 'A trust under Delaware law.',
    element: (
      <Prose>
        <p>A trust under Delaware law.</p>
      </Prose>
    ),
  },
  {
    entry: 'score-scale',
    text: 'Your score: 72 of 100',
    element: <ScoreScale label="Your score" value={72} bands={bands} summary="72 of 100" />,
  },
  { entry: 'skeleton', text: 'Loading your profile', element: <Skeleton label="Loading your profile" /> },
  { entry: 'spinner', text: 'One moment', element: <Spinner label="One moment" /> },
  { entry: 'stat', text: '$1,600,000', element: <Stat label="Invested" value="$1,600,000" /> },
  { entry: 'tier-badge', text: 'Silver', element: <TierBadge tone="silver" label="Silver" /> },
]
