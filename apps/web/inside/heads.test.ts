import { describe, expect, it } from 'vitest';
import { desks } from '#platform/contract/endpoint.ts';
import { pathOf } from '#platform/web/kit/page/PageTabs.tsx';
import { isPageOf } from '#platform/web/shell/page.ts';
import type { Reader } from '#platform/web/shell/reader.ts';
import { declaredPages } from './declaredPages.ts';
import { type Node, pageSources, within } from './pageSources.ts';
import { tabGroupsFor } from './tabGroups.ts';

const salesperson: Reader = { role: 'salesperson', desks: [] };
const admin: Reader = { role: 'admin', desks: [] };
const readers: Reader[] = [salesperson, admin, ...desks.map((desk): Reader => ({ role: 'staff', desks: [desk] }))];

const tabbed = declaredPages.flatMap(({ path, tabs = [] }) => (tabs.length > 0 ? [{ first: path, tabs }] : []));
const labelsFor = (reader: Reader, label: string) =>
  tabGroupsFor(reader)
    .find((group) => group.label === label)
    ?.tabs.map((tab) => tab.label);

describe('pages beside each other', () => {
  it('are pages, each of one group, the one that declares them first', () => {
    const all = tabbed.flatMap(({ tabs }) => tabs.map(({ to }) => pathOf(to)));
    expect(declaredPages.map(({ path }) => path)).toEqual(expect.arrayContaining(all));
    expect(all).toHaveLength(new Set(all).size);
    expect(tabbed.map(({ tabs: [one] }) => one?.to)).toEqual(tabbed.map(({ first }) => first));
  });

  it.each(readers)('have tabs for %j alone whose pages are theirs', (reader) => {
    const theirs = new Set<string>(declaredPages.filter((page) => isPageOf(reader, page)).map(({ path }) => path));
    for (const { tabs } of tabGroupsFor(reader)) {
      expect(tabs.length).toBeGreaterThan(1);
      expect(tabs.filter(({ to }) => !theirs.has(pathOf(to)))).toEqual([]);
    }
  });

  it('are the contacts of a salesperson, and the courses of who keeps hours', () => {
    expect(labelsFor(salesperson, 'Contact Management')).toEqual([
      'Contacts',
      'Waiting for customers',
      'Duplicates',
      'Bin',
    ]);
    expect(labelsFor(admin, 'Contact Management')).toBeUndefined();
    expect(labelsFor({ role: 'staff', desks: ['people'] }, 'Courses')).toContain('CPD rules');
    expect(labelsFor({ role: 'staff', desks: ['content'] }, 'Courses')).toBeUndefined();
  });
});

type Verb = { name: string; attributes: Record<string, Node | null>; isEmpty: boolean };

const verbOf = (node: Node): Verb => {
  const opening = node.openingElement as { name: { name: string }; attributes: Node[] };
  const attributes = opening.attributes.flatMap((each) =>
    each.type === 'JSXAttribute' ? [[(each.name as { name: string }).name, each.value as Node | null]] : [],
  );
  return {
    name: opening.name.name,
    attributes: Object.fromEntries(attributes),
    isEmpty: (node.children as Node[]).length === 0,
  };
};

/** The elements that an expression draws side by side, whichever way its conditions go. */
const drawn = (node: Node | null | undefined): Verb[] => {
  switch (node?.type) {
    case 'JSXElement':
      return [verbOf(node)];
    case 'JSXFragment':
      return (node.children as Node[]).flatMap(drawn);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return drawn(node.expression as Node);
    case 'LogicalExpression':
      return drawn(node.right as Node);
    case 'ConditionalExpression': {
      const ways = [drawn(node.consequent as Node), drawn(node.alternate as Node)];
      return ways.sort((one, other) => other.length - one.length)[0] ?? [];
    }
    default:
      return [];
  }
};

/** The verbs in each head of a file, by the `action` of its `PageHeader` or `ListPage`. */
const headsIn = (node: Node): Verb[][] => {
  const verb = node.type === 'JSXElement' ? verbOf(node) : undefined;
  const own = verb && ['PageHeader', 'ListPage'].includes(verb.name) ? [drawn(verb.attributes.action)] : [];
  return [...own, ...within(node).flatMap(headsIn)];
};

const heads = pageSources.flatMap(({ file, program }) => headsIn(program).map((verbs) => ({ file, verbs })));

describe('the head of a page', () => {
  it('has two buttons at most; what else can be done is behind its dots', () => {
    expect(heads.length).toBeGreaterThan(60);
    const buttons = ({ verbs }: { verbs: Verb[] }) => verbs.filter(({ name }) => !name.endsWith('Select'));
    const crowded = heads.filter((head) => buttons(head).length > 2).map(({ file }) => file);
    expect(crowded).toEqual([]);
  });

  // A `DownloadButton` without words says Export.
  it('has the file of a list behind its dots', () => {
    const isExport = ({ name, isEmpty }: Verb) => name === 'ListFile' || (name === 'DownloadButton' && isEmpty);
    expect(heads.filter(({ verbs }) => verbs.some(isExport)).map(({ file }) => file)).toEqual([]);
  });

  it('has no button to a page that is one of its tabs', () => {
    const beside = new Set<unknown>(tabbed.flatMap(({ tabs }) => tabs.map(({ to }) => pathOf(to))));
    const isBeside = ({ attributes: { to } }: Verb) => beside.has(to?.value);
    expect(heads.filter(({ verbs }) => verbs.some(isBeside)).map(({ file }) => file)).toEqual([]);
  });
});
