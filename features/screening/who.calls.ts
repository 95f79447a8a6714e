/** Lists and countries are compliance's alone. */
export const complianceAlone = { base: 'agency', who: 'compliance' } as const;
