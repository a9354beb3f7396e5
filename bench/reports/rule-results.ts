/** What is known of one rule. */
export type RuleMeasured = {
  /** In how many open documents, and in how many of the closed part, it applies. */
  open: number
  closed: number
  /** In how many of the open ones it was switched off. */
  tried: number
  /** Right figures fewer without it, and false ones more. */
  gained: number
  falseWithout: number
  /** Documents that cannot be read without it. */
  unreadable: number
  /** In how many unit tests of the reader it applies. */
  tests: number
}

/** `all`: the documents there are; the minutes may be over before each was read. */
type Counts = { all: number; open: number; closed: number; measured: number; tests: number }

/** Writes bench/reports/RULES.md: per file, each rule with what it gains. */
export function rulesAsMarkdown(
  measured: ReadonlyMap<string, RuleMeasured>,
  { all: documents, open, closed, measured: done, tests }: Counts,
): string {
  const all = [...measured]
  const isSilent = ({ open: own, closed: other }: RuleMeasured) => own + other === 0
  const gains = ({ gained, falseWithout, unreadable }: RuleMeasured) => gained + falseWithout > 0 || unreadable > 0
  const costs = ({ gained, falseWithout }: RuleMeasured) => gained + falseWithout < 0
  const count = (some: (one: RuleMeasured) => boolean) => all.filter(([, one]) => some(one)).length
  return `${[
    '# What each rule of the reader gains',
    `Written by \`npm run bench -- rules\`. A rule is a function that says yes or no, changes a page or lines, or finds figures. Of ${documents} documents (cases, labelled texts, older sets, labelled PDF, in this order) ${open + closed} were read once${open + closed < documents ? ', then the time for it was over: what is said to apply in none may apply in the others' : ''}; of the ${closed} of the hold part only the number in which a rule applies is kept. In ${done} of the ${open} open ones, the quickest first, each rule that applies was switched off. ${tests} unit tests of the reader noted the rules that apply in them (\`npm run bench -- rule-tests\`). "Gained" is right figures fewer without it, "false" is false figures more without it; below zero the rule does harm. A dash: it was not tried in any document. Rules are tried alone: of two that do the same, each seems to gain nothing.`,
    `${all.length} rules: ${count(gains)} gain something, ${count(costs)} cost something, ${count((one) => one.tried > 0 && !gains(one) && !costs(one))} change nothing that is counted where they were tried, ${count(isSilent)} apply in no document that was read, ${count((one) => isSilent(one) && one.tests === 0)} of them in no test either.`,
    ...filesOf(all).map(([file, rules]) =>
      [
        `## ${file}\n`,
        '| rule | open documents | hold | tests | tried in | gained | false |',
        '|---|---|---|---|---|---|---|',
        ...rules.map(([id, one]) => {
          const [gained, isFalse] = one.tried === 0 ? ['–', '–'] : [one.gained, one.falseWithout]
          return `| ${id.split('#')[1]} | ${one.open} | ${one.closed} | ${one.tests} | ${one.tried} | ${gained} | ${isFalse}${one.unreadable > 0 ? ` (${one.unreadable} unreadable)` : ''} |`
        }),
      ].join('\n'),
    ),
  ].join('\n\n')}\n`
}

function filesOf(all: readonly [string, RuleMeasured][]): [string, [string, RuleMeasured][]][] {
  const files = new Map<string, [string, RuleMeasured][]>()
  for (const one of all) {
    const [file = ''] = one[0].split('#')
    files.set(file, [...(files.get(file) ?? []), one])
  }
  return [...files].sort(([a], [b]) => a.localeCompare(b))
}
