import { readFileSync } from 'node:fs';
import { readStack } from './readStack.ts';

const [file, folder = 'dist-maps'] = process.argv.slice(2);

if (file === undefined) {
  console.error(
    'Say which file holds the report: npm run stack -- <file> [<folder of the maps>]. “-” reads what is piped in.',
  );
  process.exitCode = 2;
} else {
  const { text, unknown } = readStack(readFileSync(file === '-' ? 0 : file, 'utf8'), folder);
  console.log(text.trimEnd());
  for (const name of unknown) console.error(`${folder} has no map of ${name}: it belongs to another build.`);
  process.exitCode = unknown.length === 0 ? 0 : 1;
}
