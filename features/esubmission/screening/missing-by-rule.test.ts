import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dueDiligenceFrom } from '#features/aml/room.settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { addDays } from '#platform/contract/days.ts';
import { testApp } from '#test/app.ts';
import { infoOf } from '../info/columns.server.ts';
import { storedParties } from '../parties/rows.server.ts';
import { esubmissionRows } from '../record/load.server.ts';
import { esubmission } from '../record/tables.server.ts';
import { casesOf } from '../rig/a-case.ts';
import { withoutCases } from './missing-cases.server.ts';
import { isDue } from './screened.rules.ts';

const starts = fc.constantFrom('2024-02-29', '2025-07-01', '2025-08-31');
const drawn = fc.record({
  type: fc.constantFrom('SALE', 'LEASE'),
  category: fc.constantFrom('hdb', 'private-residential'),
  /** Days between the first day of due diligence and the signature. */
  signed: fc.constantFrom(-1, 0, 30),
  side: fc.boolean(),
  tenancyStart: starts,
  /** Around seven years, after which a lease of a flat has somebody screened. */
  months: fc.constantFrom(24, 83, 84, 85),
  days: fc.constantFrom(0, 1, 2, 3),
  parties: fc.array(
    fc.record({
      isOfSide: fc.boolean(),
      representedParty: fc.constantFrom('I', 'O'),
      isUnrepresented: fc.boolean(),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});

it('the submissions that are screened at night are those of which the rule says that somebody is to be', async () => {
  const app = await testApp();
  const { aCase, aParty } = casesOf(app);
  const { database } = app.services;
  const hannah = await app.aSalesperson();
  const from = await readSetting(database, dueDiligenceFrom);
  const ids: string[] = [];
  for (const each of fc.sample(drawn, 200)) {
    const isLease = each.type === 'LEASE';
    const [one, other] = isLease ? (['LANDLORD', 'TENANT'] as const) : (['SELLER', 'BUYER'] as const);
    const [side, beside] = each.side ? [one, other] : [other, one];
    const signedOn = addDays(from, each.signed);
    const tenancyEnd = Temporal.PlainDate.from(each.tenancyStart)
      .add({ months: each.months })
      .subtract({ days: 1 })
      .add({ days: each.days });
    const lease = { agreementDate: signedOn, tenancyStart: each.tenancyStart, tenancyEnd: tenancyEnd.toString() };
    const id = await aCase(hannah, {
      transactionType: each.type,
      propertyCategory: each.category,
      propertyType: each.category === 'hdb' ? '4R' : 'CONDOMINIUM',
      ...(isLease ? lease : { optionDate: signedOn }),
      representedSide: side,
    });
    for (const { isOfSide, representedParty, isUnrepresented } of each.parties)
      await aParty(id, { partyType: isOfSide ? side : beside, representedParty, isUnrepresented });
    ids.push(id);
  }
  const byRule: string[] = [];
  for (const id of ids) {
    const [row] = await esubmissionRows.read(database, eq(esubmission.id, id));
    const parties = await storedParties(database, id);
    if (row && parties.some((each) => isDue(each, infoOf(row), from))) byRule.push(id);
  }
  const listed: string[] = [];
  for (let page = await withoutCases(database); page.length > 0; ) {
    listed.push(...page);
    page = await withoutCases(database, page.at(-1));
  }
  expect(listed.filter((id) => ids.includes(id)).toSorted()).toEqual(byRule.toSorted());
  expect([byRule.length > 20, byRule.length < 180]).toEqual([true, true]);
});
