import { readSetting } from '#features/settings/server/index.ts';
import type { Db } from '#platform/server/database/database.ts';
import { languagesOffered } from './room.settings.ts';
import { type CustomerLanguage, customerLanguages } from './signing.words.ts';

/** The languages that a customer may choose now: English, and those that compliance offers. */
export const offeredLanguages = async (db: Db): Promise<CustomerLanguage[]> => {
  const value = await readSetting(db, languagesOffered);
  return (Object.keys(customerLanguages) as CustomerLanguage[]).filter(
    (code) => code === 'en' || value[code].isOffered,
  );
};
