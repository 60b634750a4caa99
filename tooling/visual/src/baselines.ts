import { existsSync, globSync } from 'node:fs'
import { baselinesFolder } from './made-with.ts'
import { pictureOf, readStories, schemes, widthsOf } from './stories.ts'

/** The pictures that lie in the baselines, as paths below that folder, sorted. */
export function listPictures(): string[] {
  return existsSync(baselinesFolder) ? globSync('*/*.png', { cwd: baselinesFolder }).sort() : []
}

/** The pictures that today's stories ask for: each story at each width in each scheme, sorted. */
export function expectedPictures(): string[] {
  return readStories()
    .flatMap((story) =>
      widthsOf(story).flatMap((width) => schemes.map((scheme) => pictureOf(story, width, scheme).join('/'))),
    )
    .sort()
}
