import { samplePng } from '#platform/server/storage/sample-files.ts';
import type { Examples, Owner } from '#test/access.ts';
import type { profile } from '../../contract.ts';

const sampleContact = ({ password }: Owner) => ({
  email: 'someone@gable.example',
  mobile: '91234567',
  confirmation: { password },
});
const sampleBankAccount = ({ password }: Owner) => ({
  bank: 'OCBC',
  holder: 'Someone',
  number: '512-345678-001',
  confirmation: { password },
});

export const examples: Examples<typeof profile> = {
  calls: {
    read: {},
    save: (owner) => ({ body: sampleContact(owner) }),
    setBankAccount: (owner) => ({ body: sampleBankAccount(owner) }),
    uploadPicture: () => ({ file: { name: 'me.png', bytes: samplePng() } }),
    removePicture: {},
    // No link with this token was mailed.
    confirmEmail: () => ({ body: { token: 'x'.repeat(43) }, refused: 404 }),
    mailEmailLinkAgain: {},
    takeBackEmail: {},
  },
};
