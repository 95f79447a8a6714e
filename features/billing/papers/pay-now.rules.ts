import { type Cents, formatAmount } from '#platform/contract/money.ts';

type Payment = { uen: string; name: string; cents: Cents; reference: string; expires: string };

/**
 * The text of a PayNow QR code, by the EMV rules for merchant codes as Singapore's SGQR uses them: a company's UEN, a fixed
 * amount, and a reference that comes back with the payment.
 * @param expires the last day, `YYYY-MM-DD`
 */
export const payNowText = ({ uen, name, cents, reference, expires }: Payment): string => {
  const account = [
    field('00', 'SG.PAYNOW'),
    field('01', '2'),
    field('02', uen),
    // The payer can't change the amount.
    field('03', '0'),
    field('04', expires.replaceAll('-', '')),
  ].join('');
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '702'),
    field('54', formatAmount(cents).replaceAll(',', '')),
    field('58', 'SG'),
    field('59', asciiOf(name).slice(0, 25) || 'NA'),
    field('60', 'Singapore'),
    field('62', field('01', reference.slice(0, 25))),
    '6304',
  ].join('');
  return text + checksum(text);
};

const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** Lengths are counted in bytes, so other letters are left out. */
const asciiOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim();

/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF), in four hexadecimal digits. */
const checksum = (text: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};
