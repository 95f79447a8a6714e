import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockAt, today } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { copiesOf } from '../rig/copies-of.ts';
import { aWholeForm } from '../rig/ready-form.ts';
import { whyKept } from './keeping.rules.ts';
import { endViews } from './over.server.ts';

/** Days around the one that is five years before today, which is none in three years of four. */
const day = fc.constantFrom('2023-02-27', '2023-02-28', '2023-03-01', '2024-02-28', '2020-01-01');
const drawn = fc.record({ changed: day, signed: fc.option(day, { nil: null }) });

it.each(['2028-02-28', '2028-02-29', '2028-03-01'])(
  'on %s the list of what may be deleted has the forms that the rule keeps no longer, and so has the job of the night',
  async (now) => {
    const app = await testApp({ clock: clockAt(`${now}T02:00:00Z`) });
    const hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
    const farid = await app.letIn(await app.aStaff('compliance'));
    const { id: like } = await aWholeForm(app, hannah);
    const all = fc.sample(drawn, 60);
    const ids = await copiesOf(
      app,
      like,
      all.map(({ changed }) => ({ changed_at: `${changed}T04:00:00Z` })),
    );
    const signatures = ids.flatMap((form_id, at) => {
      const signed = all[at]?.signed;
      return signed ? [{ form_id, signed_at: `${signed}T04:00:00Z` }] : [];
    });
    await ask(
      app.services.database,
      `INSERT INTO ecdd_signature (form_id, version, how, signed_at, name)
       SELECT form_id, 1, 'PAPER', signed_at, 'Somebody' FROM jsonb_to_recordset($1::jsonb) AS s (form_id uuid, signed_at timestamptz)`,
      [JSON.stringify(signatures)],
    );
    const byRule = ids.filter((_, at) => {
      const { changed = '', signed = null } = all[at] ?? {};
      const keptFrom = signed !== null && signed > changed ? signed : changed;
      const facts = { keptFrom, isHeld: false, isSuspected: false, isOpen: false };
      return whyKept(facts, today(app.services.clock)) === undefined;
    });
    const { rows } = (await farid.get('/api/v1/compliance/kept-forms?pageSize=100')).body.data;
    const listed = rows.map(({ id }: { id: string }) => id).filter((id: string) => ids.includes(id));
    expect(listed.toSorted()).toEqual(byRule.toSorted());
    await endViews(app.services, []).run({});
    const over = await ask<{ id: string }>(app.services.database, 'SELECT id FROM ecdd_form WHERE over_on IS NOT NULL');
    expect(
      over
        .map(({ id }) => id)
        .filter((id) => ids.includes(id))
        .toSorted(),
    ).toEqual(byRule.toSorted());
    expect([byRule.length > 0, byRule.length < ids.length]).toEqual([true, true]);
  },
);
