import { readSettings } from '#features/settings/server/index.ts';
import type { Db } from '#platform/server/database/database.ts';
import { agencyLetterhead, agencyParticulars } from '../settings.ts';

const settings = { letterhead: agencyLetterhead, particulars: agencyParticulars };

/** What the agency is called where it speaks to strangers: its registered name, or the letterhead's until that is entered. */
export const registeredName = async (db: Db): Promise<string> => {
  const { letterhead, particulars } = await readSettings(db, settings);
  return particulars.legalName || letterhead.name;
};
