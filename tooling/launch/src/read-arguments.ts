/** What `read` makes of a command's arguments. What is wrong with them is told in a sentence, and the command ends. */
export async function readArguments<Choice>(read: () => Choice | Promise<Choice>): Promise<Choice> {
  try {
    return await read()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
