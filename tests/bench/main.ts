import './ownPorts';
import { UserFacingError, printable } from '@sandbox/run/userFacingError';
import { launchBrowser } from './browser';
import { measureBytes } from './bytes/bytes';
import { measureChoosing } from './choosing/choosing';
import type { Group } from './line';
import { measureLive } from './live/live';
import { measureLoad } from './load/load';
import { measureMember } from './member/member';
import { writeResults } from './page';
import { measurePaint } from './paint/paint';
import { measurePhoto } from './photo/photo';
import { measureSize } from './size/size';

const groups: Record<string, () => Promise<Group>> = {
  bytes: measureBytes,
  paint: measurePaint,
  load: measureLoad,
  member: measureMember,
  live: measureLive,
  size: measureSize,
  choosing: measureChoosing,
  photo: measurePhoto,
};

try {
  const browser = await launchBrowser();
  const chromium = browser.version();
  await browser.close();
  for (const name of selectedGroups()) {
    const start = Date.now();
    const group = await groups[name]?.();
    if (!group) continue;
    print(group, Math.round((Date.now() - start) / 1000));
    await writeResults(name, group, chromium);
  }
  process.exit(0);
} catch (error) {
  console.error(printable(error));
  process.exit(1);
}

function selectedGroups() {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in groups));
  if (unknown.length > 0)
    throw new UserFacingError(`There is no ${unknown.join(', ')}: choose among ${Object.keys(groups).join(', ')}.`);
  return names.length > 0 ? names : Object.keys(groups);
}

function print({ title, lines }: Group, seconds: number) {
  const width = Math.max(...lines.map(({ what }) => what.length));
  const rows = lines.map(({ what, measured, bound, holds }) => {
    const verdict = holds === undefined ? '' : holds ? 'holds' : 'falls short';
    return `  ${what.padEnd(width)}  ${measured}${bound === undefined ? '' : `, at most ${bound}`}  ${verdict}`;
  });
  console.log([`${title} (${seconds} s)`, ...rows, ''].join('\n'));
}
