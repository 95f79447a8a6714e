import type { PdpaChannel } from '../words/pdpa.ts';

/** A way to reach a contact in one tap, and the channel that marketing by it counts as. */
export type Way = { kind: 'CALL' | 'WHATSAPP' | 'EMAIL'; label: string; address: string; channel: PdpaChannel };

type Reached = { phones: string[]; emails: string[]; hasWhatsapp?: boolean };

/** The ways to reach a contact: by the first number and address. */
export const waysTo = ({ phones: [phone], emails: [email], hasWhatsapp = true }: Reached): Way[] => [
  ...(phone ? [{ kind: 'CALL' as const, label: 'Call', address: `tel:${phone}`, channel: 'VOICE' as const }] : []),
  ...(phone && hasWhatsapp
    ? [
        {
          kind: 'WHATSAPP' as const,
          label: 'WhatsApp',
          address: `https://wa.me/${phone.replace('+', '')}`,
          channel: 'TEXT' as const,
        },
      ]
    : []),
  ...(email
    ? [{ kind: 'EMAIL' as const, label: 'E-mail', address: `mailto:${email}`, channel: 'EMAIL' as const }]
    : []),
];
