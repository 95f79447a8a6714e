/** Brings the cases of a submission's parties up to what it says. Its payload is an id alone. */
export const partyCasesJob = 'esubmission.party-cases';
