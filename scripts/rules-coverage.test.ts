import { describe, expect, test } from 'vitest'
import { claimedRules, coverage, statedRules, testTitles } from './rules-coverage.ts'

describe('the rules a document states', () => {
  test('are its bullets with an id in bold', () => {
    const document = [
      '# Rules',
      '- **EC-GEN1** A game has 2 to 4 players; see **EC-GEN9**.',
      '- **KR-GEN-R10** Ruling: a choice left unanswered.',
      '  - **EC-GEN2** a sub-bullet is not a rule of its own',
      '- EC-GEN3 is not in bold',
      'Text **EC-GEN4** in a line.',
    ].join('\n')
    expect(statedRules(document)).toEqual(['EC-GEN1', 'KR-GEN-R10'])
  })
})

describe('the rules a title claims', () => {
  test('come first, with spaces or commas between them, and end with a colon', () => {
    expect(claimedRules('EC-GEN1: two players')).toEqual(['EC-GEN1'])
    expect(claimedRules('EC-GEN1 KR-GEN-R2, EC-NIGHT14 : so')).toEqual(['EC-GEN1', 'KR-GEN-R2', 'EC-NIGHT14'])
  })
  test('are none in an ordinary title, even one that mentions a rule', () => {
    expect(claimedRules('draws two cards (EC-GEN1: yes)')).toEqual([])
  })
  test('are unclear without the colon', () => {
    expect(claimedRules('EC-GEN1 two players')).toBeNull()
    expect(claimedRules('EC-GEN1 and EC-GEN2: two players')).toBeNull()
  })
})

describe('the titles of tests', () => {
  test('are found in every form of call', () => {
    const source = `
      test('one', () => {})
      it("two", () => {})
      test(\`three \${1 + 1}\`, () => {})
      test.only('four', () => {})
      test.each([[1, 'x)'], [2, "y"]])('five %i', () => {})
      test.each\`a | b \${1} | \${2}\`('six', () => {})
      test.for<[number, () => void]>([])(
        // why
        'seven',
        () => {},
      )
      test.concurrent.each([1])('eight', () => {})
      test('it\\'s nine', () => {})
      describe('group', () => { test('ten', () => {}) })
      for (const x of xs) test('eleven', () => {})
      test /* odd */ ('twelve', () => {})`
    expect(testTitles(source)).toEqual([
      'one',
      'two',
      `three \${1 + 1}`,
      'four',
      'five %i',
      'six',
      'seven',
      'eight',
      "it's nine",
      'ten',
      'eleven',
      'twelve',
    ])
  })
  test('leave out what does not run', () => {
    const source = `
      test.skip('a', () => {})
      it.todo('b')
      test.fails('c', () => {})
      test.skipIf(x)('d', () => {})
      test.skip.each([1])('e', () => {})
      describe.skip('g', () => { test('f', () => { x(')') }) })
      test('kept', () => {})`
    expect(testTitles(source)).toEqual(['kept'])
  })
  test('leave out what is no call of test', () => {
    const source = `
      // test('a')
      /* it('b') */
      const s = "test('c')", t = \`test('d') \${f("it('e')")}\`
      const r = /test('f')[/']/, half = 4 / 2 / 1
      regex.test('g')
      regex?.test('h')
      latest('i'); submit('j'); test(title, () => {})
      describe('k', () => {})
      test('kept', () => {})`
    expect(testTitles(source)).toEqual(['kept'])
  })
})

describe('the coverage of a game', () => {
  const document = '- **EC-GEN1** a\n- **EC-GEN2** b\n- **EC-GEN3** c\n'
  const tested = (source: string) => coverage(document, [{ file: 'a.test.ts', source }])

  test('counts what is proven and lists the rest', () => {
    expect(tested(`test('EC-GEN1, EC-GEN3: x', f); test('EC-GEN1: y', f)`)).toEqual({
      rules: 3,
      proven: 2,
      missing: ['EC-GEN2'],
      problems: [],
    })
  })
  test('refuses a rule that the document does not state', () => {
    expect(tested(`test('EC-GEN1 EC-OLD1: x', f)`).problems).toEqual([
      'a.test.ts: "EC-GEN1 EC-OLD1: x" names EC-OLD1, which the document does not state',
    ])
  })
  test('refuses ids without a colon, ids stated twice and an empty document', () => {
    expect(tested(`test('EC-GEN1 x', f)`).problems).toHaveLength(1)
    expect(coverage(`${document}- **EC-GEN2** again\n`, []).problems).toEqual(['EC-GEN2 is stated twice'])
    expect(coverage('', []).problems).toEqual(['the document states no rule'])
  })
})
