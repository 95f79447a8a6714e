/** Calls of the desk that publishes. */
export const contentDesk = { base: 'content', who: 'desk:content' } as const;
