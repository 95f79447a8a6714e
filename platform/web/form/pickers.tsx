import { MultiSelect as MantineMultiSelect, Select as MantineSelect } from '@mantine/core';
import { asField } from './asField.tsx';

/** Inputs with a list of their own. They are apart from the other inputs because most forms do not need them. */

/** One value of a list that can be searched or has long labels. */
export const ListSelect = asField(MantineSelect);
/** Several values of a list. */
export const MultiSelect = asField(MantineMultiSelect);
