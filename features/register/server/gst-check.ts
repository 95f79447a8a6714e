import { eq } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import { registerAgency } from './tables.ts';

/** Whether an agency is registered for GST, also as a sentence; null where it is not known. */
export const checkGst = async (at: Reading, { query: { licenceNo } }: { query: { licenceNo: string } }) => {
  const [agency] = await at.db.select().from(registerAgency).where(eq(registerAgency.licenceNo, licenceNo));
  const gstRegistered = agency?.gstRegistered ?? null;
  if (!agency) return { licenceNo, gstRegistered, words: 'The register has no agency with this licence number.' };
  if (gstRegistered === null)
    return {
      licenceNo,
      gstRegistered,
      words: `It is not known whether ${agency.name} is GST-registered. Ask for its tax invoice.`,
    };
  return { licenceNo, gstRegistered, words: `${agency.name} is ${gstRegistered ? '' : 'not '}GST-registered.` };
};
