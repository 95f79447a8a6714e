import { useState } from 'react';

/** What was here last, while nothing is: a drawer keeps what it was open for while it slides out. */
export const useLast = <T>(value: T | undefined): T | undefined => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value === undefined ? last : value;
};
