import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isTestOrTool, openRepository } from '../repository.ts'
import { findBareTexts } from './bare-texts.ts'
import { readScreens } from './web-program.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** Reads the types of the whole site. */
const timeout = 120_000

const isScreen = (file: string) =>
  /^(?:apps\/web\/app|packages\/ui\/src)\/.*\.tsx$/.test(file) &&
  !isTestOrTool(file) &&
  !file.startsWith('packages/ui/src/foundations/')

test('on screens and in parts, a text that can change is all that its element contains', { timeout }, async () => {
  const { files } = await openRepository(root)
  const screens = files.filter(isScreen)
  expect(screens.length).toBeGreaterThanOrEqual(300)
  const findings = findBareTexts(readScreens(root, screens), root, isScreen)
  expect(findings.map(({ place, message }) => `${place} ${message}`)).toEqual([])
})

const cases = {
  'const A = ({ cash }: { cash: number }) => <p>about {cash}</p>': /neighbors/,
  'const A = ({ cash }: { cash: number }) => <p>{`about ${cash}`}</p>': undefined,
  "const A = ({ on }: { on: boolean }) => <p><b>1</b>{on ? 'on' : null}</p>": /neighbors/,
  "const A = ({ on }: { on: boolean }) => <p>{on ? 'on' : null}</p>": undefined,
  "const A = ({ on }: { on: boolean }) => <p><b>1</b><span>{on ? 'on' : null}</span></p>": undefined,
  'const A = ({ on }: { on: boolean }) => <p>{on ? <b>1</b> : null} of them</p>': /come, go/,
  'const A = ({ on }: { on: boolean }) => <p>All of them{on ? <b>1</b> : null}</p>': undefined,
  'const A = ({ id }: { id: string }) => <p><b key={id}>1</b> of them</p>': /come, go/,
  'const A = () => <p><b>1</b> of them</p>': undefined,
  "const one = 'one'; const A = () => <p>{one} of them</p>": undefined,
  'const A = () => <>of them</>': /fragment/,
  'const A = ({ name }: { name: string }) => <>{name}</>': /fragment/,
  'const A = ({ names }: { names: string[] }) => <p>{names.map((name) => name)}</p>': /lists/,
  'const A = ({ names }: { names: string[] }) => <p>{names.map((name) => <b key={name}>{name}</b>)}</p>': undefined,
  'const A = ({ children }: { children: ReactNode }) => <p><b>1</b>{children}</p>': /neighbors/,
  'const A = ({ children }: { children: ReactElement }) => <p><b>1</b>{children}</p>': undefined,
  'const drawn = (names: string[]) => names.map((name) => (name === "one" ? <b key={name}>1</b> : name))': /lists/,
  'const words = (names: string[]) => names.map((name) => name)': undefined,
  'function A({ name }: { name: string }) { return name }': /component/,
  'function B({ on }: { on: boolean }) { return on ? <b>1</b> : null } const A = () => <p><B on /> left</p>':
    /come, go/,
  'function B() { return <b>1</b> } const A = () => <p><B /> left</p>': undefined,
} as const

test('what breaks the rule is found, and what follows it is not', { timeout }, () => {
  const head = `import type { ReactElement, ReactNode } from 'react'\nexport type Used = ReactElement | ReactNode\n`
  const files = Object.keys(cases).map((code, index) => [`apps/web/app/case-${index}.tsx`, head + code] as const)
  const program = readScreens(root, [], Object.fromEntries(files))
  for (const [index, [code, message]] of Object.entries(cases).entries()) {
    const place = `apps/web/app/case-${index}.tsx:3`
    const findings = findBareTexts(program, root, (file) => `${file}:3` === place)
    const expected = message === undefined ? [] : [{ place, message: expect.stringMatching(message) as string }]
    expect(findings, code).toEqual(expected)
  }
})
