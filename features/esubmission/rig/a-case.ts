import { eq } from 'drizzle-orm';
import type { TestApp } from '#test/app.ts';
import type { Person } from '#test/people.ts';
import { party } from '../parties/tables.server.ts';
import { esubmission, esubmissionMember } from '../record/tables.server.ts';

type Columns = Partial<typeof esubmission.$inferInsert>;
type PartyGiven = Partial<typeof party.$inferInsert>;

let count = 0;

/** The values of a lease of two years for the landlord. */
const aLease: Columns = {
  representedSide: 'LANDLORD',
  marketType: 'NEW_TENANCY',
  priceCents: 420_000,
  optionDate: null,
  agreementDate: '2026-02-20',
  tenancyStart: '2026-03-01',
  tenancyEnd: '2028-02-29',
};

/** Inserts cases into the database directly, without the wizard. */
export const casesOf = ({ services: { database } }: TestApp) => ({
  /** A draft of an HDB sale for the seller, of 20,000.00 commission, without parties. */
  aCase: async (owner: Person, columns: Columns = {}): Promise<string> => {
    count += 1;
    const createdAt = '2026-03-01T02:00:00.000Z';
    const [row] = await database
      .insert(esubmission)
      .values({
        caseNo: `ES-2026-${String(count).padStart(6, '0')}`,
        transactionType: 'SALE',
        propertyCategory: 'hdb',
        propertyType: '4R',
        representedSide: 'SELLER',
        postalCode: '560123',
        block: '123',
        street: 'Ang Mo Kio Avenue 3',
        building: '',
        unit: '09-118',
        district: '20',
        priceCents: 100_000_000,
        optionDate: '2026-02-20',
        optionSerialNo: '',
        lateReason: '',
        commissionBasis: 'FIXED',
        commissionCents: 2_000_000,
        currentStep: 'parties',
        createdBy: owner.userId,
        createdAt,
        ...(columns.transactionType === 'LEASE' && aLease),
        ...columns,
      })
      .returning({ id: esubmission.id });
    const esubmissionId = row?.id ?? '';
    await database
      .insert(esubmissionMember)
      .values({ userId: owner.userId, esubmissionId, capacity: 'OWNER', createdAt });
    return esubmissionId;
  },

  /** By default, a seller who is our client. */
  aParty: async (esubmissionId: string, columns: PartyGiven = {}): Promise<string> => {
    const [row] = await database
      .insert(party)
      .values({
        esubmissionId,
        partyType: 'SELLER',
        kind: 'INDIVIDUAL',
        name: 'Tan Ah Kow',
        idType: 'NRIC',
        idNumberSealed: 'sealed',
        idNumberMasked: 'S••••567D',
        idNumberPrint: 'print',
        nationality: 'Singapore',
        phone: '',
        email: '',
        address: '',
        representedParty: 'I',
        isUnrepresented: false,
        ...columns,
      })
      .returning({ uuid: party.uuid });
    return row?.uuid ?? '';
  },

  change: (id: string, values: Columns) => database.update(esubmission).set(values).where(eq(esubmission.id, id)),

  versionOf: async (id: string): Promise<number> => {
    const [row] = await database
      .select({ version: esubmission.version })
      .from(esubmission)
      .where(eq(esubmission.id, id));
    return row?.version ?? 0;
  },
});
