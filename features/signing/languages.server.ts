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

type OfRequest = { language: CustomerLanguage };

/** The language of a request; English where compliance has switched it off since. */
export const spoken = (offered: readonly CustomerLanguage[], { language }: OfRequest): CustomerLanguage =>
  offered.includes(language) ? language : 'en';

export const languageOf = async ({ db }: { db: Db }, request: OfRequest): Promise<CustomerLanguage> =>
  spoken(await offeredLanguages(db), request);
