import { isTestOrTool, type Finding, type Rule } from '../repository.ts'

const control = /<(button|input|select|textarea|dialog|details)(?=[\s/>]|$)/

/** Every control on the site comes from the design system, where it is drawn and tested once. */
export const ownControls: Rule = async ({ files, read }) => {
  const screens = files.filter(
    (file) => file.startsWith('apps/web/app/') && /\.[jt]sx$/.test(file) && !isTestOrTool(file),
  )
  const findings: Finding[] = []
  for (const file of screens) {
    const lines = (await read(file)).split('\n')
    lines.forEach((line, index) => {
      const found = control.exec(line)?.[1]
      if (found !== undefined)
        findings.push({ place: `${file}:${index + 1}`, message: `draws its own <${found}>; use a part of @dst/ui` })
    })
  }
  return findings
}
