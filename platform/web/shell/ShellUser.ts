import type { IconType } from './menu.ts';

/** Who is signed in, as the header shows it. */
export type ShellUser = {
  name: string;
  /** The second line: registration number or desk. */
  line?: string;
  avatarUrl?: string;
};

/** One line of the avatar menu. */
export type AccountEntry = { label: string; to: string; icon?: IconType };
