import { readFileSync } from 'node:fs';

/**
 * Milliseconds of CPU that a process has used, its threads included. What else runs on the machine hardly changes it,
 * unlike everything that a clock on the wall says. NaN where there is no /proc.
 */
export const cpuOf = (pid: number): number => {
  try {
    // After the name, which may hold spaces: fields 14 and 15 of proc_pid_stat(5), in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
};
