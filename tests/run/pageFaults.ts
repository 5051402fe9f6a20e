import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MISSING_FILE, pageFiles, SHELL_FILE } from '@tools/pages';

/** Reports what a built site's documents lack: public pages contain their heading, the shell of all other pages contains none. */
export function pageFaults(folder: string): string[] {
  const whole = [...pageFiles.values(), MISSING_FILE];
  return [...whole, SHELL_FILE].flatMap((file) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${folder} has no ${file}.`];
    const html = readFileSync(path, 'utf8');
    const headings = [...html.matchAll(/<h1[\s>]/g)].length;
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)/g)].length;
    return [
      ...(headings === (whole.includes(file) ? 1 : 0) ? [] : [`${path} holds ${headings} main headings.`]),
      ...(html.includes('<nav') ? [] : [`${path} holds no menu.`]),
      ...(inline === 1 ? [] : [`${path} holds ${inline} inline scripts instead of one.`]),
    ];
  });
}
