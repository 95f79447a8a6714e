import type { PdpaChannel } from './pdpa.words.ts';

/** A way to reach a contact in one tap, the number or address that it goes to, and the channel that marketing by it counts as. */
export type Way = {
  kind: 'CALL' | 'WHATSAPP' | 'EMAIL';
  label: string;
  to: string;
  address: string;
  channel: PdpaChannel;
};

type Reached = { phones: string[]; emails: string[]; hasWhatsapp?: boolean };

const phoneWays = (to: string, hasWhatsapp: boolean): Way[] => [
  { kind: 'CALL', label: 'Call', to, address: `tel:${to}`, channel: 'VOICE' },
  ...(hasWhatsapp
    ? [
        {
          kind: 'WHATSAPP',
          label: 'WhatsApp',
          to,
          address: `https://wa.me/${to.replace('+', '')}`,
          channel: 'TEXT',
        } as const,
      ]
    : []),
];

const mailWay = (to: string): Way => ({
  kind: 'EMAIL',
  label: 'Email',
  to,
  address: `mailto:${to}`,
  channel: 'EMAIL',
});

/** All ways to reach a contact, by each number and address. */
export const allWaysTo = ({ phones, emails, hasWhatsapp = true }: Reached): Way[] => [
  ...phones.flatMap((phone) => phoneWays(phone, hasWhatsapp)),
  ...emails.map(mailWay),
];

/** The ways to reach a contact by the first number and address. */
export const waysTo = ({ phones, emails, ...rest }: Reached): Way[] =>
  allWaysTo({ phones: phones.slice(0, 1), emails: emails.slice(0, 1), ...rest });
