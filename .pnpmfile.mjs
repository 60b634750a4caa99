/** The condition with which only this repository's own tools read sources. Sources are not shipped. */
const ownSources = '@dst/source'

/** Folders that every package ships. */
const shipped = /^\.\/(?:dist|test-vectors)\//

/** Whether every file that a target of `exports` names is shipped. */
function isShipped(target) {
  return typeof target === 'string' ? shipped.test(target) : Object.values(target).every(isShipped)
}

/** The exports of an installed package: what is built, without the sources and the entries that are only sources. */
function shippedExports(exports) {
  const built = Object.entries(exports).map(([name, target]) => {
    if (typeof target === 'string') return [name, target]
    const { [ownSources]: _, ...conditions } = target
    return [name, conditions]
  })
  return Object.fromEntries(built.filter(([, target]) => isShipped(target)))
}

/** What this repository pins exactly, an installing project may have in any newer compatible version. */
function compatible(dependencies = {}) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, /^\d/.test(version) ? `^${version}` : version]),
  )
}

export const hooks = {
  /** The manifest that is packed and published: what an installing project can use, and nothing else. */
  beforePacking({ scripts, devDependencies, ...manifest }) {
    const { exports, dependencies } = manifest
    return { ...manifest, exports: shippedExports(exports), dependencies: compatible(dependencies) }
  },
}
