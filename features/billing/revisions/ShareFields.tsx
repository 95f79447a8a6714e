import { PeopleSelect } from '#features/commission/index.web.ts';
import { cobrokeRoles } from '#features/esubmission/roles.words.ts';
import { readLicenceNo, readRegistrationNo } from '#features/particulars/rules/numbers.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Checkbox, SegmentedControl, Select, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { useValues } from '#platform/web/form/useValues.ts';
import classes from './revision.module.css';
import type { RevisionForm } from './revisionForm.web.ts';

const kinds = optionsOf({ OWN: 'Our salesperson', AGENCY: 'Another agency' });
// There is one closing agent, who stays.
const { CA, ...others } = cobrokeRoles;
const roles = optionsOf(others);

/** A share: its amount, and who gets it if it is added. */
export function ShareFields({ form, index }: { form: RevisionForm; index: number }) {
  const share = useValues(form, ({ shares }) => {
    const { shareId, kind, name, role, agencyName } = shares[index] ?? {};
    return { shareId, kind, name, of: agencyName || (role && cobrokeRoles[role]) };
  });
  const path = `shares.${index}`;
  if (share.shareId)
    return <MoneyInput label={share.name ?? ''} description={share.of} {...form.field(`${path}.amountCents`)} />;
  const place = index + 1;
  return (
    <div className={classes.added}>
      <SegmentedControl aria-label={`Share ${place} is of`} data={kinds} {...form.field(`${path}.kind`)} />
      <FieldGrid>
        {share.kind === 'OWN' ? (
          <>
            <PeopleSelect label="Salesperson" most={1} {...form.field(`${path}.userId`, { required: true })} />
            <Select label="Role" data={roles} {...form.field(`${path}.role`, { required: true })} />
          </>
        ) : (
          <>
            <TextInput label="Agency" {...form.field(`${path}.agencyName`, { required: true })} />
            <TypedInput label="Licence number" read={readLicenceNo} {...form.field(`${path}.licenceNo`)} />
            <TextInput label="Salesperson" {...form.field(`${path}.name`, { required: true })} />
            <TypedInput
              label="Registration number"
              read={readRegistrationNo}
              {...form.field(`${path}.registrationNo`, { required: true })}
            />
            <TextInput label="Address" {...form.field(`${path}.agencyAddress`)} />
            <TextInput label="Email" type="email" {...form.field(`${path}.email`)} />
            <Checkbox label="Registered for GST" {...form.field(`${path}.gstRegistered`)} />
          </>
        )}
        <MoneyInput label={`Amount of share ${place}`} {...form.field(`${path}.amountCents`, { required: true })} />
      </FieldGrid>
    </div>
  );
}
