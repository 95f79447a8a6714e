import { addressShots } from './address-shots.ts';
import { agencyShots } from './agency-shots.ts';
import { circularsShots } from './circulars-shots.ts';
import { complianceShots } from './compliance-shots.ts';
import { contactsShots } from './contacts-shots.ts';
import { contentShots } from './content-shots.ts';
import { deskShots } from './desk-shots.ts';
import { entryShots } from './entry-shots.ts';
import { financeShots } from './finance-shots.ts';
import { homeShots } from './home-shots.ts';
import { libraryShots } from './library-shots.ts';
import { marketShots } from './market-shots.ts';
import { productionShots } from './production-shots.ts';
import { profileShots } from './profile-shots.ts';
import { signingShots } from './signing-shots.ts';
import { trainingShots } from './training-shots.ts';
import { wizardShots } from './wizard-shots.ts';

/** Every picture that is taken. */
export const shots = [
  ...entryShots,
  ...homeShots,
  ...wizardShots,
  ...deskShots,
  ...complianceShots,
  ...contactsShots,
  ...agencyShots,
  ...financeShots,
  ...productionShots,
  ...profileShots,
  ...circularsShots,
  ...libraryShots,
  ...contentShots,
  ...marketShots,
  ...signingShots,
  ...trainingShots,
  ...addressShots,
];
