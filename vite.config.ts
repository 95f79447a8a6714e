import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { compress } from './platform/build/compress.ts';
import { outsidePages } from './platform/build/outside-pages.ts';
import { preloadPage } from './platform/build/preload-page.ts';
import { sharedModules } from './platform/build/shared-modules.ts';
import { wire } from './platform/build/wire.ts';

/**
 * The parts of the kit that public pages use too. They are a chunk of a few kilobytes, apart from the rest of the kit.
 */
const plain =
  'Notice|Panel|PageHeader|EmptyState|RouteLink|ErrorCard|StatusBadge|Day|KeyValues|Initials|LinkedText|TwoLines';

/** Matches the files of the kit, without its table. */
const kit = /[\\/]web[\\/]kit[\\/](?!table[\\/])(?:\w+[\\/])?/;

/** The little that the dashboard shares with lists and forms, so that it does not wait for the rest of theirs. */
const both = /[\\/](form[\\/](SegmentedControl|asField)|@mantine[\\/]core[\\/]esm[\\/]components[\\/]Stack[\\/])/;

/** What lists share, and what stands on most pages with a list. */
const list = /[\\/]platform[\\/]web[\\/](kit[\\/]table|list|files[\\/]DownloadB)/;

/** What reads a typed day or number: lists have it in their filters, and a form without a list should not load theirs. */
const typed = /[\\/](web[\\/]form[\\/](DayInput|useTyped)|contract[\\/](typed[\\/]|clean-text))/;

/** What lists and cards of the dashboard have in common with other pages, which should load neither. */
const shared = /[\\/]platform[\\/]web[\\/](record[\\/]|api[\\/]useChange|form[\\/]optionsOf|files[\\/](saveF|uploadS))/;

/** The same of rooms, each by its name: a file that moves without its line here would silently change what pages load. */
const sharedOfRooms = [
  'features/aml/cases/cases.words.ts',
  'features/aml/hits/hits.words.ts',
  'features/contacts/pdpa/reach.rules.ts',
  'features/contacts/pdpa/Reach.module.css',
  'features/contacts/pdpa/Reach.tsx',
  'features/esubmission/checklist/checklist.rules.ts',
  'features/esubmission/wizard/wizardSteps.web.ts',
  'features/particulars/words/kinds.ts',
  'features/profile/web/record/BankDialog.tsx',
  'features/profile/web/record/BankPanel.tsx',
  'features/profile/web/record/RecordPanel.tsx',
];
const gone = sharedOfRooms.filter((file) => !existsSync(new URL(file, import.meta.url)));
if (gone.length > 0) throw new Error(`vite.config.ts names files that are not there: ${gone.join(', ')}`);
const isShared = (id: string) =>
  shared.test(id) || sharedOfRooms.some((file) => id.replace(/\?.*$/, '').endsWith(`/${file}`));

const reach = sharedModules();

/**
 * The code that every page needs is one chunk, and what the sign-in page needs beside it is another. Behind sign-in the shell
 * is one, with everything that it begins with, and so is what lists and fields share, and the cards of the dashboard. Left
 * to itself the bundler makes a chunk of each shared file of half a kilobyte, and a phone waits for each of them. A group takes
 * along what its files import, unless one of a higher priority has it.
 */
const groups = [
  { name: 'base', tags: ['$initial' as const], test: reach.isShared, priority: 7 },
  { name: reach.pieceOf, debugName: 'common', test: reach.isShared, priority: 6 },
  { name: 'start', tags: ['$initial' as const], test: reach.isOfApp, priority: 5 },
  { name: 'signin', test: /[\\/]identity[\\/](web[\\/])?sign-?in[\\/]/, priority: 4 },
  { name: 'icons', test: (id: string) => /tabler/.test(id) && reach.isOfApp(id), minShareCount: 2, priority: 3 },
  {
    name: 'plain',
    minShareCount: 2,
    priority: 3,
    test: new RegExp(`${kit.source}(${plain}|tone|use|link)[^\\\\/]+$`),
  },
  { name: 'kit', test: kit, minShareCount: 3, priority: 3 },
  { name: 'inside', test: /[\\/]apps[\\/]web[\\/]inside[\\/](pages|Inside)\.tsx?$/, priority: 2 },
  { name: 'both', test: both, priority: 2 },
  { name: 'controls', test: /@mantine[\\/]/, minShareCount: 6, priority: 1 },
  { name: 'typed', test: typed, minShareCount: 2, priority: 0.5 },
  { name: 'shared', test: isShared, minShareCount: 2, priority: 0.5 },
  { name: 'list', test: list, minShareCount: 3 },
  { name: 'home', test: /[\\/]features[\\/]\w+[\\/](web[\\/]home[\\/]|.*\.card\.(tsx|module\.css))/ },
];

const pageAt = (name: string) => new URL(`apps/web/${name}.html`, import.meta.url).pathname;

/** Builds the web app from apps/web into dist/web. Chunks are split at dynamic imports. */
export default defineConfig({
  root: new URL('apps/web', import.meta.url).pathname,
  base: '/',
  plugins: [
    react(),
    wire(new URL('apps/contracts.ts', import.meta.url)),
    preloadPage('/SignInPage.tsx'),
    outsidePages(new URL('features/', import.meta.url)),
    reach.plugin,
    compress(),
  ],
  css: { postcss: { plugins: [presetMantine()] } },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: new URL('dist/web', import.meta.url).pathname,
    emptyOutDir: true,
    // Which files a page is made of: `useIdleLoading` fetches them ahead.
    manifest: 'pieces.json',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { input: ['index', 'outside'].map(pageAt), output: { codeSplitting: { groups } } },
  },
});
