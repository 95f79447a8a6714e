/** A long id by its last characters, which differ even where records were made in the same moment. */
export const shortId = (id: string): string => (id.length > 20 ? `…${id.slice(-8)}` : id);
