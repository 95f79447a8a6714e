import { useEffect, useState } from 'react';

/** An object URL of a file, until the component unmounts; undefined at the first render. */
export const useObjectUrl = (file: Blob): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};
