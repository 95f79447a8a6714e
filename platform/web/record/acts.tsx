import { Button, Menu, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { MoreActions } from '../kit/dialogs/MoreActions.tsx';
import { RouteLink } from '../kit/page/RouteLink.tsx';
import type { IconType } from '../shell/menu/menu.ts';

type Does =
  | { onClick: () => void; isOpen?: boolean; loading?: boolean }
  /** A page of Gable. */
  | { to: string }
  /** A file that the browser saves. */
  | { file: string };

/** Something that can be done with a record. */
export type Act = Does & {
  label: string;
  icon?: IconType;
  /** Papers come first, what destroys comes last, and changes of state stand between. */
  kind?: 'paper' | 'change' | 'danger';
  /** While it is being done, behind the dots. */
  doing?: string;
};

/** Acts as a record declares them: `may && act`. */
export type Acts = (Act | false | null | undefined)[];

/** Prints the page as it is, without the shell and what can be pressed. */
export const printAct: Act = { kind: 'paper', label: 'Print', icon: IconPrinter, onClick: () => window.print() };

/** Those acts that are possible now. */
export const possible = (acts: Acts): Act[] => acts.filter((act): act is Act => Boolean(act));

/** An act as a button of a record's head. */
export function ActButton({ act, variant }: { act: Act; variant: 'filled' | 'default' }) {
  const { label, icon: Icon } = act;
  const look = { variant, ...(Icon && { leftSection: <Icon size={17} stroke={1.7} /> }) } as const;
  if ('to' in act)
    return (
      <Button {...look} component={RouteLink} to={act.to}>
        {label}
      </Button>
    );
  if ('file' in act)
    return (
      <Button {...look} component="a" href={act.file} download>
        {label}
      </Button>
    );
  return (
    <Button {...look} onClick={act.onClick} loading={act.loading ?? false} aria-expanded={act.isOpen}>
      {label}
    </Button>
  );
}

const kinds = ['paper', 'change', 'danger'] as const;

/** Acts behind three dots, in their groups. */
export function MoreActs({ acts }: { acts: Acts }) {
  const groups = kinds
    .map((kind) => possible(acts).filter((act) => (act.kind ?? 'change') === kind))
    .filter((group) => group[0]);
  if (groups.length === 0) return null;
  const doing = groups.flat().find((act) => act.doing)?.doing;
  return (
    <>
      {doing && (
        <Text span c="dimmed" visibleFrom="sm" style={{ alignSelf: 'center' }}>
          {doing}
        </Text>
      )}
      <MoreActions isBusy={doing !== undefined}>
        {groups.flatMap((group, at) => [
          ...(at > 0 ? [<Menu.Divider key={`before ${group[0]?.label}`} />] : []),
          ...group.map((act) => <ActItem key={act.label} act={act} />),
        ])}
      </MoreActions>
    </>
  );
}

function ActItem({ act }: { act: Act }) {
  const { label, icon: Icon, kind } = act;
  const look = {
    ...(Icon && { leftSection: <Icon size={17} stroke={1.7} /> }),
    ...(kind === 'danger' && { color: 'red' }),
  };
  if ('to' in act)
    return (
      <Menu.Item {...look} component={RouteLink} to={act.to}>
        {label}
      </Menu.Item>
    );
  if ('file' in act)
    return (
      <Menu.Item {...look} component="a" href={act.file} download>
        {label}
      </Menu.Item>
    );
  return (
    <Menu.Item {...look} onClick={act.onClick}>
      {label}
    </Menu.Item>
  );
}
