import type { Day } from '#platform/contract/days.ts';
import type { Component, Mode, Unit } from '../cpd.words.ts';

/** All that a certificate says, as it was when it was issued. */
export type CertificateFacts = {
  number: string;
  name: string;
  registrationNo: string;
  title: string;
  courseCode: string;
  component: Component;
  hours: number;
  unit: Unit;
  cycle: string;
  from: Day;
  to: Day;
  mode: Mode;
  provider: string;
  providerUen: string;
  accreditationNo: string;
  trainer: string;
  issuedOn: Day;
  /** Signatory of the agency. Empty: nobody is named. */
  signatory: string;
  agency: { name: string; lines: string[] };
};
