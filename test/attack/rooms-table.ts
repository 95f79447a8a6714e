import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a room was scanned: its calls by name, those that were reached and those that a scanner had too little time for. */
export type RoomScan = {
  /** The day, as 2026-11-29. */
  on: string;
  declared: string[];
  reached: string[];
  unfinished: string[];
  /** Kinds of attack that had too little time. */
  cut: string[];
  findings: string[];
};

const fileIn = (folder: string): string => join(folder, 'rooms.json');

/** The rooms that were scanned into this folder. */
export const readTable = (folder: string): Record<string, RoomScan> =>
  existsSync(fileIn(folder)) ? JSON.parse(readFileSync(fileIn(folder), 'utf8')) : {};

/** Whether a scanner came to the end of a call. */
export const isDone = (scan: RoomScan | undefined, name: string): boolean =>
  scan?.declared.includes(name) === true && !scan.unfinished.includes(name);

/** Adds a scan to what is known of the room from earlier ones. */
export const keepScan = (folder: string, room: string, scan: RoomScan): void => {
  const table = readTable(folder);
  const before = table[room];
  const all = (of: 'declared' | 'reached' | 'cut' | 'findings') => [...new Set([...(before?.[of] ?? []), ...scan[of]])];
  const unfinished = (before?.unfinished ?? []).filter((name) => !scan.declared.includes(name));
  table[room] = {
    on: scan.on,
    declared: all('declared'),
    reached: all('reached'),
    unfinished: [...unfinished, ...scan.unfinished],
    cut: all('cut'),
    findings: all('findings'),
  };
  writeFileSync(fileIn(folder), `${JSON.stringify(table, null, 2)}\n`);
};

/** The table of `docs/security.md`: a line for each room, and one for all. */
export const tableLines = (table: Record<string, RoomScan>): string[] => {
  const scans = Object.values(table);
  const counts = (of: RoomScan[]) => {
    const sum = (part: 'declared' | 'reached' | 'unfinished' | 'cut' | 'findings') =>
      of.reduce((all, scan) => all + scan[part].length, 0);
    return `${sum('reached')} / ${sum('declared')} | ${sum('unfinished')} | ${sum('cut')} | ${sum('findings')}`;
  };
  return [
    '| room | calls reached / declared | not to the end | kinds of attack cut short | findings | on |',
    '|---|---|---|---|---|---|',
    ...Object.keys(table)
      .toSorted()
      .flatMap((room) => (table[room] ? `| ${room} | ${counts([table[room]])} | ${table[room].on} |` : [])),
    `| all | ${counts(scans)} | |`,
  ];
};
