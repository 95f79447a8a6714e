import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { comesInAs, lockImports, lockLine } from '../bank/lines.server.ts';
import { bankStates } from '../billing.words.ts';
import type { billing } from '../room.calls.ts';
import { shareWords, type UndecidedLine, undecidedLike, undecidedOfImport } from './undecided.server.ts';

/** A line with the one that it is the same as; null makes it a line of its own. */
type Answer = { line: { lineId: string; cents: number; currency: string }; sameAs: string | null };

const setAnswers = `
  UPDATE bank_line b SET state = a.state, same_as = a."sameAs"
  FROM jsonb_to_recordset($1) AS a ("lineId" uuid, state text, "sameAs" uuid) WHERE b.id = a."lineId"`;

const save = (at: Writing, answers: Answer[]) => {
  const rows = answers.map(({ line, sameAs }) => ({
    lineId: line.lineId,
    sameAs,
    state: sameAs ? 'DUPLICATE' : comesInAs(line),
  }));
  return ask(at.db, setAnswers, [JSON.stringify(rows)]);
};

/** Answers for one line, once. */
export const answerDuplicate = async (
  at: Writing,
  { params, body: { sameAs } }: Input<typeof billing.answerDuplicate>,
): Promise<undefined> => {
  await lockImports(at);
  const line = await lockLine(at, params.id);
  if (line.state !== 'UNDECIDED')
    throw new Refusal(
      'bank.conflict',
      `This line was answered already: ${bankStates[line.state].toLowerCase()}. Load the list again.`,
    );
  refuseAnswer((await undecidedLike(at, [line.id])).get(line.id), sameAs);
  const [action, detail] = sameAs ? (['bank.duplicate', { sameAs }] as const) : (['bank.no-duplicate', {}] as const);
  await record(at, { aggregate: 'bank', aggregateId: line.id, action, detail });
  await save(at, [{ line: { ...line, lineId: line.id }, sameAs }]);
  return undefined;
};

/** Makes a line that was taken for a duplicate one of its own. */
export const undoDuplicate = async (
  at: Writing,
  { params }: Input<typeof billing.undoDuplicate>,
): Promise<undefined> => {
  await lockImports(at);
  const line = await lockLine(at, params.id);
  if (line.state !== 'DUPLICATE') throw new Refusal('bank.conflict', 'This line is no duplicate. Load the list again.');
  const detail = { sameAs: line.sameAs };
  await record(at, { aggregate: 'bank', aggregateId: line.id, action: 'bank.duplicate-undone', detail });
  await save(at, [{ line: { ...line, lineId: line.id }, sameAs: null }]);
  return undefined;
};

const earlierFirst = 'An earlier file has such a line that is not answered yet. Answer that one first.';

const refuseAnswer = (line: UndecidedLine | undefined, sameAs: string | null): void => {
  if (line?.waits) throw new Refusal('bank.conflict', earlierFirst);
  if (sameAs === null || line?.standing.some(({ lineId }) => lineId === sameAs)) return;
  const why =
    'This is not the line any more that it may be: another line of the file is the same as that. Load the list again.';
  throw new Refusal('bank.conflict', why, { field: 'sameAs' });
};

const linesOf = async (at: Reading, importId: string): Promise<UndecidedLine[]> => {
  const [row] = await ask(at.db, 'SELECT FROM bank_import WHERE id = $1', [importId]);
  if (!row) throw missing('file of the bank');
  return undecidedOfImport(at, importId);
};

/** What would follow if all lines of a file were answered at once. */
export const duplicatesOfImport = async (at: Reading, { params }: Input<typeof billing.duplicatesOfImport>) => {
  const lines = await linesOf(at, params.id);
  const same = lines.filter(({ probably, waits }) => probably && !waits);
  return {
    count: lines.length,
    same: same.length,
    waiting: lines.filter(({ waits }) => waits).length,
    unlike: same.filter((line) => line.probably && !shareWords(line, line.probably)).length,
  };
};

/** Answers for all lines of a file at once. */
export const answerDuplicates = async (at: Writing, { params, body }: Input<typeof billing.answerDuplicates>) => {
  await lockImports(at);
  const lines = await linesOf(at, params.id);
  const ready = lines.filter(({ waits }) => !waits);
  if (ready.length === 0)
    throw new Refusal(
      'bank.conflict',
      lines.length > 0 ? earlierFirst : 'Every line of this file is answered already. Load the list again.',
    );
  const answers: Answer[] =
    body.answer === 'NEW'
      ? ready.map((line) => ({ line, sameAs: null }))
      : ready.flatMap((line) => (line.probably ? [{ line, sameAs: line.probably.lineId }] : []));
  await record(at, {
    aggregate: 'bank',
    aggregateId: params.id,
    action: 'bank.duplicates-answered',
    detail: { answer: body.answer, lines: answers.length },
  });
  await save(at, answers);
  return { answered: answers.length, left: lines.length - answers.length };
};
