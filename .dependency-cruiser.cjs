// The arrows between the folders. A rule that fires on nothing proves nothing, so scripts/layers.js also
// cruises scripts/fixtures/layers, which breaks every rule below once.
// A file is a test when it ends in .test.ts or stands in a testing/ folder.

const TEST = '([.]test[.]tsx?$|/testing/)'
const TEST_TOOLS = 'node_modules/(vitest|fast-check)/'
const VALIBOT = 'node_modules/valibot/'
const NPM = 'node_modules/'
/** What lists the games, and what shows them in the hall. */
const HALL = '^games/(registry|boards)[.]ts$'

/** Whatever `from` imports lies in one of `to`; tests may also use their tools and, mostly, Node itself. */
function onlyImports(name, from, to, { comment, builtinsInTests = true, notFrom = [] }) {
  const code = {
    name,
    severity: 'error',
    comment,
    from: { path: from, pathNot: [TEST, ...notFrom] },
    to: { pathNot: to },
  }
  const tests = {
    name: `${name}-in-tests`,
    severity: 'error',
    comment,
    from: { path: `${from}.*${TEST}`, pathNot: notFrom },
    to: { pathNot: [...to, TEST_TOOLS], ...(builtinsInTests ? { dependencyTypesNot: ['core'] } : {}) },
  }
  return [code, tests]
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere cannot be checked either.',
      from: {},
      to: { couldNotResolve: true },
    },
    ...onlyImports('kernel-imports-nothing', '^kernel/', ['^kernel/'], {
      comment: 'The kernel runs unchanged in a page, a worker and a server: no dependency, no I/O.',
      builtinsInTests: false,
    }),
    ...onlyImports('games-import-kernel', '^games/', ['^games/', '^kernel/', VALIBOT], {
      comment: 'A game stands on the kernel alone; only its bot and its board may use more.',
      notFrom: ['^games/[^/]+/(board|bot|rooms|lessons|medals)/', HALL],
    }),
    ...onlyImports(
      'game-bots-import-knowledge',
      '^games/[^/]+/bot/',
      ['^games/', '^kernel/', '^bots/knowledge/'],
      {
        comment:
          'What a game knows about playing well is made of fitted weights; the bots that use it are not its business.',
      },
    ),
    ...onlyImports(
      'boards-import-kernel-ui',
      '^games/[^/]+/(board|rooms|lessons|medals)/',
      ['^games/', '^kernel/', '^ui/', NPM],
      {
        comment:
          'A board or another page of a game stands on its game, the kernel, ui and packages that run in a page.',
      },
    ),
    ...onlyImports('kit-texts-import-kernel', '^games/kit/text/', ['^games/kit/text/', '^kernel/'], {
      comment: 'The kit of words knows no game and no page.',
    }),
    {
      name: 'languages-only-word',
      severity: 'error',
      comment: 'A language gets resolved facts and finds words for them; it asks neither rules nor table.',
      from: { path: '^games/[^/]+/text/[a-z]{2}/' },
      to: { path: ['^games/[^/]+/(rules|bot|board)/', '^games/[^/]+/(index|text/(facts|make))[.]ts$'] },
    },
    {
      name: 'games-use-valibot-in-content',
      severity: 'error',
      comment: 'Valibot checks what comes from a content file; rules trust what has been checked.',
      from: { path: '^games/', pathNot: ['^games/[^/]+/content/', TEST] },
      to: { path: VALIBOT },
    },
    {
      name: 'no-game-imports-another',
      severity: 'error',
      comment:
        'One game, one folder. What all games would write again stands in games/kit, and for tests in games/testing.',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/[^/]+/', pathNot: '^games/($1|kit|testing)/' },
    },
    {
      name: 'rules-never-import-board',
      severity: 'error',
      comment:
        'Rules, content, texts and bot knowledge run without a page. Only web and games/boards.ts show boards.',
      from: { pathNot: ['^games/[^/]+/(board|rooms)/', '^web/'] },
      to: { path: ['^games/[^/]+/(board|rooms)/', '^games/boards[.]ts$'] },
    },
    {
      name: 'registry-loads-late',
      severity: 'error',
      comment:
        'Node cannot load a board, and the hall should not wait for rules: what the registry lists loads when asked for.',
      from: { path: '^games/registry[.]ts$' },
      to: { path: '^games/[^/]+/', dynamic: false },
    },
    ...onlyImports('bots-import-kernel', '^bots/', ['^bots/', '^kernel/'], {
      comment: 'A bot knows no game; what a game knows about itself comes through the contract.',
    }),
    ...onlyImports('ui-imports-kernel', '^ui/', ['^ui/', '^kernel/', NPM], {
      comment: 'ui is cards, tiles and dialogs for any game.',
    }),
    ...onlyImports('web-imports', '^web/', ['^web/', '^games/', '^bots/', '^ui/', '^kernel/', NPM], {
      comment: 'The page has no server code and no Node; only its build configuration runs there.',
      notFrom: ['^web/[^/]+[.]config[.]ts$', '^web/build/'],
    }),
    {
      name: 'server-imports',
      severity: 'error',
      comment: 'The server has no page code.',
      from: { path: '^server/' },
      to: { path: ['^ui/', '^web/', '^e2e/', '^scripts/'] },
    },
    {
      name: 'cli-imports',
      severity: 'error',
      comment: 'The command line has no page code.',
      // Before anything of it runs, its door finds the Node to run it on.
      from: { path: '^cli/', pathNot: '^cli/bin[.]js$' },
      to: { path: ['^ui/', '^web/', '^e2e/', '^scripts/'] },
    },
    {
      name: 'nothing-imports-cli',
      severity: 'error',
      comment: 'The command line is the outermost layer.',
      from: { pathNot: '^cli/' },
      to: { path: '^cli/' },
    },
    {
      name: 'boardgame-io-only-in-bench',
      severity: 'error',
      comment: 'boardgame.io is what the benchmark compares with, never what the product stands on.',
      from: { pathNot: '^cli/bench/' },
      // Installed or not: it lies in a folder of its own, which only the benchmark fills.
      to: { path: '(^|/)boardgame[.]io(/|$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our build outputs only: a package imported from its own dist/ must stay visible.
    // And a game that stands in games/ only while a test adds it there, and is checked there.
    exclude: {
      path: [
        '^(web|e2e)/(dist|reports|test-results)/',
        '^cli/bench/boardgame[.]io/node_modules/',
        '^e2e/new-game/commons/',
      ],
    },
    // Type imports are arrows too.
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    },
  },
}
