import './ownPorts';
import { printable } from '@sandbox/run/userFacingError';
import { buildSite } from './browserSite';

try {
  await buildSite();
} catch (error) {
  console.error(printable(error));
  process.exitCode = 1;
}
