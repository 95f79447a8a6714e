/** The address of a contact's page, at a tab. */
export const contactAddress = (id: string, tab = 0): string =>
  `/contact-management/contact-detail?id=${id}${tab ? `&tab=${tab}` : ''}`;
