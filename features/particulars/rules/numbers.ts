import { codeReader } from '#platform/contract/typed/reading.ts';

/** The registration number of a salesperson, `R012345A`. */
export const registrationNoPattern = /^R\d{6}[A-Z]$/;
export const readRegistrationNo = codeReader(registrationNoPattern, 'A registration number looks like R012345A.');

/** What lists call the column of these numbers, as `headingWords` writes it: `CEA Reg. No.`, `Salesperson Registration Number`. */
export const isRegistrationHeading = (words: string): boolean =>
  /^(?:(?:cea|salesperson|salesperson's|agent|agent's) )?reg(?:istration)?(?: (?:no|number))?$/.test(words);

/** The licence number of an agency, `L3001234K`. */
export const licenceNoPattern = /^L\d{7}[A-Z]$/;
export const readLicenceNo = codeReader(licenceNoPattern, 'A licence number looks like L3001234K.');

/** The digits of a bank account. */
export const readAccountNumber = codeReader(/^\d{5,20}$/, 'An account number has 5 to 20 digits.');

export const readGstNumber = codeReader(/^[A-Z0-9]{8,12}$/, 'A GST number has 8 to 12 letters and digits.');
