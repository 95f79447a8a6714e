import wire from 'virtual:wire/register';
import { useDebouncedValue } from '@mantine/hooks';
import type { register } from '#features/register/contract.ts';
import { formatDay } from '#platform/contract/days.ts';
import { client } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { TextInput } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import type { ExternalForm, ExternalRowValues } from '../stepSchemas.ts';
import { Suggest } from './Suggest.tsx';

const api = client<typeof register>(wire);
const quiet = { keepPrevious: true, staleTime: 60_000 };

type Props = {
  row: ExternalRowValues;
  path: string;
  field: GableForm<ExternalForm>['field'];
  onChange: (part: Partial<ExternalRowValues>) => void;
};

const isLicence = (licenceNo: string) => /^L\d{7}[A-Z]$/.test(licenceNo);
const isRegistration = (registrationNo: string) => /^R\d{6}[A-Z]$/.test(registrationNo);

/** The register does not say how its salespeople are reached, and what was typed was another's. */
const unreached = { mobile: '', email: '' };

const tight = (typed: string) => typed.toUpperCase().replace(/\s/g, '');

/** The agency, found by name or licence number; its licence comes along. */
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
      // Its salespeople are others.
      ...(isOther && row.licenceNo && { salespersonName: '', registrationNo: '', ...unreached }),
    });
  };
  const licence = field(`${path}.licenceNo`);
  return (
    <>
      <Suggest
        {...field(`${path}.agencyName`, { required: true })}
        label="Agency"
        placeholder="Name or licence no."
        of="Agencies of the register"
        suggestions={agencies.map(({ licenceNo, name }) => ({ key: licenceNo, title: name, sub: licenceNo }))}
        isLoading={found.isFetching && search !== ''}
        onChange={(agencyName) => onChange({ agencyName })}
        onChoose={choose}
      />
      <TextInput
        {...licence}
        label="Licence no."
        placeholder="L3001234K"
        maxLength={10}
        autoComplete="off"
        onChange={(event) => licence.onChange(tight(event.currentTarget.value))}
      />
    </>
  );
}

/** Its salesperson, found by name or registration number, and what the register says of that one. */
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
  const number = field(`${path}.registrationNo`, { required: true });
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
        onChange={(name) => onChange({ salespersonName: name })}
        onChoose={choose}
      />
      <TextInput
        {...number}
        label="Registration no."
        placeholder="R012345A"
        autoComplete="off"
        maxLength={8}
        description={useRegisterWords(registrationNo)}
        onChange={(event) => number.onChange(tight(event.currentTarget.value))}
      />
    </>
  );
}

/** What the register says of a number, once it is whole. */
const useRegisterWords = (registrationNo: string): string | undefined => {
  const isWhole = isRegistration(registrationNo);
  const { data } = useData(api.agents, { query: { search: registrationNo } }, { ...quiet, enabled: isWhole });
  if (!isWhole || !data) return undefined;
  const agent = data.find((each) => each.registrationNo === registrationNo);
  if (!agent) return 'The register has nobody with this number.';
  return `${agent.agencyName}${agent.validTo ? `, registered to ${formatDay(agent.validTo)}` : ''}`;
};

/** What is known of an agency's GST registration. */
export const useGstWords = (licenceNo: string): string | undefined => {
  const { data } = useData(api.gstCheck, { query: { licenceNo } }, { ...quiet, enabled: isLicence(licenceNo) });
  return isLicence(licenceNo) ? data?.words : undefined;
};
