import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countStories, type TestReport } from './count-stories.ts'

// A story project that found no stories would pass silently; this makes it fail.
const least = { files: 71, stories: 255 }
const report = JSON.parse(readFileSync(join(import.meta.dirname, '../reports/unit.json'), 'utf8')) as TestReport
const found = countStories(report)
const line =
  `${found.stories} stories of ${found.files} files ran in a browser; at least ${least.stories} of ` +
  `${least.files} are expected.\n`
if (found.files < least.files || found.stories < least.stories) {
  process.stderr.write(line)
  process.exitCode = 1
} else {
  process.stdout.write(line)
}
