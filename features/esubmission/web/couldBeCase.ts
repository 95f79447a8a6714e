const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an address may name a submission: what can’t be an id need not be asked for. */
export const couldBeCase = (eSubId: string): boolean => uuid.test(eSubId);
