import { Button } from '@mantine/core';
import { useState } from 'react';
import { isEmpty, type KeyValue, Values } from './Values.tsx';

export type { KeyValue };

type Props = { items: KeyValue[]; foldsEmpty?: boolean; short?: boolean };

/** A list of labels and values. A missing value is shown as a dash; with `foldsEmpty` only after a click. */
export function KeyValues({ items, foldsEmpty = false, short = false }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = foldsEmpty && !isUnfolded ? items.filter(isEmpty) : [];
  return (
    <>
      <Values items={items.filter((item) => !folded.includes(item))} short={short} />
      {folded.length > 0 && (
        <Button mt="sm" ml={-8} variant="subtle" color="gray" size="compact-sm" onClick={() => setUnfolded(true)}>
          {folded.length === 1 ? '1 empty field' : `${folded.length} empty fields`}
        </Button>
      )}
    </>
  );
}
