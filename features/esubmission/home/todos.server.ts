import { dayOf, formatDay } from '#platform/contract/days.ts';
import { mostTodos, type Todo } from '#platform/contract/todo.ts';
import type { TodoSource } from '#platform/server/dashboard.ts';
import { steps, wizardAddress } from '../steps.words.ts';
import { readAttention } from './attention.server.ts';
import type { Attention } from './home.calls.ts';
import { attentionCard } from './home.words.ts';

/** Returned cases, options that end soon and drafts, for To do. */
export const submissionTodos: TodoSource = {
  isFor: attentionCard.isFor,
  inPilot: true,
  read: async (at) => {
    const { rows, counts } = await readAttention(at, mostTodos);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const drafts = new Set(rows.filter(({ kind }) => kind === 'DRAFT').map(({ eSubId }) => eSubId));
    return { rows: rows.map((row) => todoOf(row, drafts.has(row.eSubId))), more: all - rows.length };
  },
};

type Row = Attention['rows'][number];

const todoOf = (row: Row, isDraft: boolean): Todo => {
  const { kind, eSubId, step, at, day, queries } = row;
  const place = row.address.trim() || 'No address yet';
  const page = isDraft ? wizardAddress(eSubId) : `/e-submission/${eSubId}`;
  const shared = { key: `submission ${eSubId}`, which: place, to: page };
  if (kind === 'RETURNED')
    return { ...shared, kind: 'returned', what: whatOf(queries), day: dayOf(at), dayIs: 'since', verb: 'Amend' };
  if (kind === 'DRAFT')
    return {
      ...shared,
      kind: 'draft',
      what: 'Finish a draft',
      which: `${place} · ${steps[step]}`,
      day: dayOf(at),
      dayIs: 'created',
      also: 'draft',
      verb: 'Continue',
    };
  return {
    ...shared,
    kind: 'option',
    what: 'Option ends',
    day,
    dayIs: 'due',
    ...(day && { also: `option ends ${formatDay(day).slice(0, 6)}` }),
    verb: isDraft ? 'Continue' : 'Open',
  };
};

const whatOf = (queries: number): string => {
  if (queries === 0) return 'Amend a returned case';
  return queries === 1 ? 'Answer 1 query' : `Answer ${queries} queries`;
};
