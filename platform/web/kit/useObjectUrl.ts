import { useEffect, useState } from 'react';

/** An address under which the page itself can show a file, for as long as it is shown; undefined at the first drawing. */
export const useObjectUrl = (file: Blob): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};
