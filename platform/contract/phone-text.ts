/** `+6591234567` → `+65 9123 4567`, on one line; numbers of other countries stay as they are. */
export const phoneText = (phone: string): string => phone.replace(/^\+65(\d{4})(\d{4})$/, '+65\u00A0$1\u00A0$2');

/** The same to be edited: with plain spaces, which are forgiven. */
export const phoneField = (phone: string): string => phoneText(phone).replaceAll('\u00A0', ' ');
