import swcVisitor from '@swc/core/Visitor.js';
import { features } from './scripts/feature-order.mjs';
import * as roles from './scripts/roles.mjs';

// swc's walker, which dependency-cruiser uses, stops at `using` declarations: teach it to walk on into them.
const walker = swcVisitor.Visitor.prototype;
const visitStatement = walker.visitStatement;
walker.visitStatement = function (statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  statement.decls = this.visitVariableDeclarators(statement.decls);
  return statement;
};

const { tests, filesOf } = roles;
/** The parts of a feature that run in the browser and on the server alike, and which others may use. */
const everywhere = ['calls', 'words', 'rules', 'settings'].map((role) => filesOf[role]).join('|');
/** What a feature shows to others; all else is its own business. */
const doors = [everywhere, roles.doors];
const pure = `^platform/contract/|${everywhere}`;
const server = `^platform/server/|${filesOf.server}`;
const web = `^(apps|platform)/web/|${filesOf.web}`;
const production = '^(apps|platform|features|demo)/';
/** What fills a room's part of the demo agency, and the data that it fills it with. */
const demoSteps = '^features/[^/]+/(demo\\.server\\.ts$|[^/]+/demo-[^/]+\\.server\\.ts$)';
const demoData = `^demo/(${features.flat().join('|')})/`;
const onServer = `^(apps/[^/]+\\.ts$|demo/)|${server}|${pure}`;

/** A feature may not use one above it. */
const downwards = features.slice(1).map((row, index) => ({
  name: `only-downwards (${row.join(', ')})`,
  severity: 'error',
  from: { path: `^features/(${row.join('|')})/`, pathNot: tests },
  to: {
    path: `^features/(${features
      .slice(0, index + 1)
      .flat()
      .join('|')})/`,
  },
}));

/** Nor one of its own floor: they stand beside each other. */
const sideways = features
  .filter((row) => row.length > 1)
  .map((row) => ({
    name: `not-sideways (${row.join(', ')})`,
    severity: 'error',
    from: { path: `^features/(${row.join('|')})/`, pathNot: tests },
    to: { path: `^features/(${row.join('|')})/`, pathNot: '^features/$1/' },
  }));

export default {
  forbidden: [
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: '^(features|apps|demo)/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^features/', pathNot: tests },
      to: { path: '^apps/' },
    },
    {
      name: 'demo-data-by-a-demo-step',
      comment:
        'Data of the demo agency lies in demo/<room>; a room fills itself with it in demo.server.ts (docs/decisions/0075).',
      severity: 'error',
      from: { path: '^features/', pathNot: [tests, demoSteps] },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-data-of-its-own-room',
      severity: 'error',
      from: { path: '^features/([^/]+)/', pathNot: tests },
      to: { path: '^demo/', pathNot: '^demo/$1/' },
    },
    {
      name: 'demo-steps-for-the-demo-alone',
      comment: 'They are named by what the room brings to the server, by its door and by each other.',
      severity: 'error',
      from: { path: '^features/', pathNot: [tests, demoSteps, '/(room|index)\\.server\\.ts$'] },
      to: { path: demoSteps },
    },
    {
      name: 'demo-data-is-plain',
      comment: 'It knows the words of rooms, and types: what fills it in is a step of the room.',
      severity: 'error',
      from: { path: demoData, pathNot: tests },
      to: { path: '^(features|platform/server)/', pathNot: filesOf.words, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'demo-data-without-input-or-output',
      severity: 'error',
      from: { path: demoData, pathNot: tests },
      // A hash of a name is a draw.
      to: { dependencyTypes: ['core'], pathNot: '^crypto$' },
    },
    {
      name: 'web-not-to-server',
      severity: 'error',
      from: { path: web },
      to: { path: server },
    },
    {
      name: 'pages-load-no-schemas',
      comment:
        'Of a call a page has the types, and its address by virtual:wire. Its schema would bring 90 kB of zod along.',
      severity: 'error',
      from: { path: web, pathNot: tests },
      to: { path: filesOf.calls, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'outside-by-react-alone',
      comment: 'What customers open from a link weighs what it needs (docs/decisions/0049).',
      severity: 'error',
      from: { path: `^(apps/web/outside|platform/web/plain)/|${roles.outside}`, pathNot: tests },
      to: { path: '^node_modules/(@mantine|@tanstack|react-hook-form)/', reachable: true },
    },
    {
      name: 'server-not-to-web',
      severity: 'error',
      from: { path: server },
      to: { path: web },
    },
    {
      name: 'runs-everywhere',
      comment: 'What runs in the browser and on the server imports neither of the two sides.',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: { path: `^(apps|demo)/|${server}|${web}`, dependencyTypesNot: ['core'] },
    },
    {
      name: 'no-input-or-output',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-framework',
      comment:
        'zod describes values, and four packages turn text into text or values; any other belongs to the server or to the browser.',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: { path: '^node_modules/', pathNot: '^node_modules/(zod|any-ascii|fastest-levenshtein|ical\\.js|csv-parse)/' },
    },
    {
      name: 'a-feature-by-its-door',
      severity: 'error',
      from: { path: '^features/([^/]+)/', pathNot: tests },
      to: { path: '^features/', pathNot: ['^features/$1/', ...doors] },
    },
    {
      name: 'apps-by-the-door',
      comment: 'What starts the product and what makes the demo use features as features use each other.',
      severity: 'error',
      from: { path: '^(apps|demo)/', pathNot: tests },
      to: { path: '^features/', pathNot: doors },
    },
    ...downwards,
    ...sideways,
    {
      name: 'facts-of-a-submission-by-bump',
      comment:
        'What follows from a submission is brought up to date by bump, so that no change forgets it. Beside it stand what changes no ' +
        'submission: a form, the case of a party, the job that counts for the first time, and the check before a move.',
      severity: 'error',
      from: {
        path: production,
        pathNot: [
          tests,
          '^features/esubmission/(record/bump|due-diligence/follow|screening/party-cases|checklist/papers|status/set-status)\\.server\\.ts$',
          '^features/esubmission/demo\\.server\\.ts$',
        ],
      },
      to: { path: '^features/esubmission/(due-diligence/sync|checklist/count-papers)\\.server\\.ts$' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: { path: production },
      to: { circular: true },
    },
    {
      name: 'product-not-to-tests',
      severity: 'error',
      from: { path: production, pathNot: tests },
      to: { path: `^(test|e2e|bench)/|${tests}` },
    },
    {
      name: 'server-not-to-dev-dependency',
      comment: 'A production install holds no devDependencies.',
      severity: 'error',
      from: { path: onServer, pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'scripts-stand-alone',
      comment: 'They run before there are packages.',
      severity: 'error',
      from: { path: '^scripts/[^/]+\\.mjs$', pathNot: '\\.test\\.mjs$' },
      to: { pathNot: '^scripts/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(raw|url|worker)$|^virtual:' },
    },
  ],
  options: {
    // TypeScript 7 has no parser that dependency-cruiser knows: without swc it reads no module at all, and passes.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
