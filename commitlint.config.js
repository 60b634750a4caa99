/** The form of a commit message, as CONTRIBUTING.md describes it. */
export default {
  // The usual form, with the "!" of a breaking change, which commitlint's own parser refuses.
  parserPreset: {
    parserOpts: {
      headerPattern: /^(\w+)(?:\(([^()]+)\))?!?: (.+)$/,
      headerCorrespondence: ['type', 'scope', 'subject'],
    },
  },
  rules: {
    'header-max-length': [2, 'always', 72],
    'header-trim': [2, 'always'],
    'type-empty': [2, 'never'],
    'type-enum': [2, 'always', ['feat', 'fix', 'perf', 'refactor', 'style', 'test', 'docs', 'build', 'chore']],
    'scope-case': [2, 'always', 'lower-case'],
    'subject-empty': [2, 'never'],
    'subject-case': [2, 'never', ['sentence-case', 'start-case', 'pascal-case', 'upper-case']],
    'subject-full-stop': [2, 'never', '.'],
    'body-leading-blank': [2, 'always'],
  },
}
