import wire from 'virtual:wire/register';
import { useDebouncedValue } from '@mantine/hooks';
import {
  licenceNoPattern,
  readLicenceNo,
  readRegistrationNo,
  registrationNoPattern,
} from '#features/particulars/rules/numbers.ts';
import type { register } from '#features/register/contract.ts';
import { formatDay } from '#platform/contract/days.ts';
import { client } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import type { AnyForm } from '#platform/web/form/useGableForm.ts';
import type { ExternalRowValues } from '../wizard/stepSchemas.web.ts';
import { Suggest } from './Suggest.tsx';

const api = client<typeof register>(wire);
const quiet = { keepPrevious: true, staleTime: 60_000 };

type Props = {
  row: ExternalRowValues;
  path: string;
  field: AnyForm['field'];
  onChange: (part: Partial<ExternalRowValues>) => void;
};

const isLicence = (licenceNo: string) => licenceNoPattern.test(licenceNo);
const isRegistration = (registrationNo: string) => registrationNoPattern.test(registrationNo);

/** The register has no contact details, and those in the form belong to the previous salesperson. */
const unreached = { mobile: '', email: '' };

/** The agency, found by name or licence number. Choosing it fills in the licence number. */
export function AgencyFields({ row, path, field, onChange }: Props) {
  const [search] = useDebouncedValue(row.agencyName.trim(), 200);
  const found = useData(api.agencies, { query: { search } }, quiet);
  const agencies = found.data ?? [];
  const choose = (licenceNo: string) => {
    const agency = agencies.find((each) => each.licenceNo === licenceNo);
    if (!agency) return;
    const isOther = row.licenceNo !== licenceNo;
    onChange({
      agencyName: agency.name,
      licenceNo,
      agencyAddress: agency.address,
      gstRegistered: agency.gstRegistered ?? false,
      // Another agency has other salespeople.
      ...(isOther && row.licenceNo && { salespersonName: '', registrationNo: '', ...unreached }),
    });
  };
  return (
    <>
      <Suggest
        {...field(`${path}.agencyName`, { required: true })}
        label="Agency"
        placeholder="Name or licence no."
        of="Agencies of the register"
        suggestions={agencies.map(({ licenceNo, name }) => ({ key: licenceNo, title: name, sub: licenceNo }))}
        isLoading={found.isFetching && search !== ''}
        onChoose={choose}
      />
      <TypedInput {...field(`${path}.licenceNo`)} label="Licence no." placeholder="L3001234K" read={readLicenceNo} />
    </>
  );
}

/** The salesperson, found by name or registration number, with the entry in the register. */
export function SalespersonFields({ row, path, field, onChange }: Props) {
  const { salespersonName, registrationNo, licenceNo } = row;
  const [search] = useDebouncedValue(salespersonName.trim(), 200);
  const within = isLicence(licenceNo) ? { licenceNo } : {};
  const isAsked = search !== '' || isLicence(licenceNo);
  const found = useData(api.agents, { query: { search, ...within } }, { ...quiet, enabled: isAsked });
  const agents = (isAsked && found.data) || [];
  const choose = (key: string) => {
    const agent = agents.find((each) => each.registrationNo === key);
    if (!agent) return;
    const agency = row.licenceNo ? {} : { agencyName: agent.agencyName, licenceNo: agent.licenceNo };
    const isOther = row.registrationNo !== '' && row.registrationNo !== agent.registrationNo;
    onChange({
      salespersonName: agent.name,
      registrationNo: agent.registrationNo,
      ...agency,
      ...(isOther && unreached),
    });
  };
  return (
    <>
      <Suggest
        {...field(`${path}.salespersonName`, { required: true })}
        label="Salesperson"
        placeholder="Name or registration no."
        of="Salespeople of the register"
        suggestions={agents.map((each) => ({
          key: each.registrationNo,
          title: each.name,
          sub: `${each.registrationNo} · ${each.agencyName}`,
        }))}
        isLoading={found.isFetching && search !== ''}
        onChoose={choose}
      />
      <TypedInput
        {...field(`${path}.registrationNo`, { required: true })}
        label="Registration no."
        placeholder="R012345A"
        read={readRegistrationNo}
        description={useRegisterWords(registrationNo)}
      />
    </>
  );
}

/** The entry of a complete registration number in words. */
const useRegisterWords = (registrationNo: string): string | undefined => {
  const isWhole = isRegistration(registrationNo);
  const { data } = useData(api.agents, { query: { search: registrationNo } }, { ...quiet, enabled: isWhole });
  if (!isWhole || !data) return undefined;
  const agent = data.find((each) => each.registrationNo === registrationNo);
  if (!agent) return 'The register has nobody with this number.';
  return `${agent.agencyName}${agent.validTo ? `, registered to ${formatDay(agent.validTo)}` : ''}`;
};

/** The GST registration of an agency in words. */
export const useGstWords = (licenceNo: string): string | undefined => {
  const { data } = useData(api.gstCheck, { query: { licenceNo } }, { ...quiet, enabled: isLicence(licenceNo) });
  return isLicence(licenceNo) ? data?.words : undefined;
};
