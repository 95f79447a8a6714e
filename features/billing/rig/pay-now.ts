/** What a code says: tag, length and value, one after the other. */
export const fieldsOf = (text: string): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
};

/** CRC-16/CCITT-FALSE as a division of polynomials, which is another way than the product's. */
export const checksum = (text: string): string => {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let rest = BigInt(`0b${bits}`) << 16n;
  rest ^= 0xffffn << BigInt(bits.length);
  for (let at = bits.length + 15; at >= 16; at--) if ((rest >> BigInt(at)) & 1n) rest ^= 0x11021n << BigInt(at - 16);
  return rest.toString(16).toUpperCase().padStart(4, '0');
};
