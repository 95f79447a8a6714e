/** What tells a submission's due diligence, wherever the submission is told. None is kept yet, so none has it. */
export const dueDiligence: { eccdid: string | null } = { eccdid: null };
