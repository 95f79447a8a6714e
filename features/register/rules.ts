/** What the regulator gives a salesperson, `R012345A`. */
export const registrationNoPattern = /^R\d{6}[A-Z]$/;
/** What it gives an agency, `L3001234K`. */
export const licenceNoPattern = /^L\d{7}[A-Z]$/;
