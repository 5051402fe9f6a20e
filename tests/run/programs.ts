import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The files that these commands would be found at on the PATH, whether or not they exist. */
function onPath(commands: readonly string[]) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** The first of these programs that exists: a command on the PATH, or else a file at one of its usual locations. */
export function findProgram(commands: readonly string[], usualPlaces: readonly string[] = []): string | undefined {
  return [...onPath(commands), ...usualPlaces].find((file) => existsSync(file));
}

const programFolders = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']];

/** The same path in each of the folders in which Windows installs programs. */
export function inProgramFolders(...path: readonly string[]): string[] {
  return programFolders.map((folder) => join(folder ?? 'C:\\', ...path));
}
