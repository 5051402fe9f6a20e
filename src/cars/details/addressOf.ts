import { generatePath } from 'react-router-dom';
import { paths } from '@/lib/config/paths';

/** The full address of a car's page. */
export function addressOf({ id }: { id: string }) {
  return window.location.origin + generatePath(paths.carDetails, { id });
}
