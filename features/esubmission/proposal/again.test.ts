import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { TransactionInfo } from '../info/info.calls.ts';
import { forAnotherUnit } from './again.web.ts';

it('keeps the place and the terms, and nothing that is of one unit', () => {
  const info = TransactionInfo.parse({ ...sampleInfo(), agencyAgreementNo: 'EA-17', stampCertificateNo: 'ST-1' });
  const values = forAnotherUnit(info);
  expect(values).toMatchObject({
    representedSide: 'SELLER',
    propertyType: info.propertyType,
    property: { ...info.property, unit: '' },
    commission: { rate: info.commission.rate },
    priceCents: null,
    optionDate: null,
    optionExpiryDate: null,
    completionDate: null,
    agencyAgreementNo: '',
    stampCertificateNo: '',
    lateReason: '',
  });
});
