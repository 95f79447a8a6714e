import { expect, it, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import { setAddress } from './set-address.ts';

it('mails a link to the new address of somebody, and tells administrators and officers', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const app = await testApp();
  const mailbox = makeMailbox(app);
  const [officer, admin] = [await app.aStaff('compliance'), await app.anAdmin()];
  expect(await setAddress(app.services, [officer.userName, 'officer@home.example'])).toBe(0);
  expect((await mailbox.to('officer@home.example')).map(({ subject }) => subject)).toEqual([
    'Confirm your new email address',
  ]);
  const mails = await mailbox.to(`${admin.userName}@gable.example`);
  expect(mails.map(({ subject }) => subject)).toContain(`${officer.name} is to have another email address`);
  expect(await setAddress(app.services, ['nobody.there', 'officer@home.example'])).toBe(2);
  expect(await setAddress(app.services, [officer.userName, 'no address'])).toBe(2);
  expect(lines.at(-1)).toContain('Say who and which address');
  vi.restoreAllMocks();
});
