/** The address of a contact's page, at a tab. */
export const contactAddress = (id: string, tab = 0): string =>
  `/contact-management/contact-detail?id=${id}${tab ? `&tab=${tab}` : ''}`;

/** Where compliance finds documents of customers. */
export const holdsAddress = '/agency-desk/compliance/holds';

/** The address of an import's page, at some of its rows. */
export const importAddress = (id: string, { show, page = 1 }: { show?: string; page?: number } = {}): string =>
  `/contact-management/import-detail?id=${id}${show && show !== 'ALL' ? `&show=${show}` : ''}${page > 1 ? `&page=${page}` : ''}`;
