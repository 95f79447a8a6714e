import type { Locator } from 'playwright-core';

const dots = (record: Locator) => record.getByRole('button', { name: 'More actions' });

const item = (record: Locator, name: string) => record.page().getByRole('menuitem', { name, exact: true });

/** Does what stands behind the three dots of a record. */
export const doMore = async (record: Locator, name: string) => {
  await dots(record).click();
  await item(record, name).click();
};

/** The address of a paper behind the three dots of a record, which are closed again. */
export const paperOf = async (record: Locator, name: string): Promise<string> => {
  await dots(record).click();
  const address = await item(record, name).getAttribute('href');
  await dots(record).click();
  await item(record, name).waitFor({ state: 'hidden' });
  return address ?? '';
};
