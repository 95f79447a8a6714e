import type { IconType } from '../menu/menu.ts';

/** The signed-in person in the header. */
export type ShellUser = {
  name: string;
  /** The second line: registration number or desk. */
  line?: string;
  avatarUrl?: string;
};

/** One line of the avatar menu. */
export type AccountEntry = { label: string; to: string; icon?: IconType };
