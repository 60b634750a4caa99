import { join } from 'node:path'
import ts from 'typescript'

/** Reads screens and parts as the site's own compiler does, with `added` as further files of the site. */
export function readScreens(
  root: string,
  files: readonly string[],
  added: Readonly<Record<string, string>> = {},
): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'apps/web/tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
      },
    },
  )
  const options = { ...config?.options, incremental: false }
  const host = ts.createCompilerHost(options)
  const texts = new Map(Object.entries(added).map(([file, text]) => [join(root, file), text]))
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file)
  host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file)
  return ts.createProgram([...files.map((file) => join(root, file)), ...texts.keys()], options, host)
}
