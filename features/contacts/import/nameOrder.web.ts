import { useState } from 'react';
import { type NameOrder, nameOrders } from './import.words.ts';

const key = 'gable.names-in-files';

const kept = (): NameOrder => {
  try {
    const found = localStorage.getItem(key) ?? '';
    return Object.hasOwn(nameOrders, found) ? (found as NameOrder) : 'GIVEN';
  } catch {
    return 'GIVEN';
  }
};

/** Which part the names of files begin with, as it was chosen last in this browser. */
export const useNameOrder = (): [NameOrder, (order: NameOrder) => void] => {
  const [order, setOrder] = useState(kept);
  const choose = (next: NameOrder) => {
    setOrder(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  };
  return [order, choose];
};
