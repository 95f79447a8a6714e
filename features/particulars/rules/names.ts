/** A name as names are compared: `GOH  Siew Choo` is `Goh Siew Choo`. */
export const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
