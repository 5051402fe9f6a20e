import { matchPath } from 'react-router-dom';
import { paths } from '@/shared/config/paths';

/** The pages on which cars are chosen. The tray would be in the way of a form or a payment. */
const trayPaths = [paths.root, paths.home, paths.cars, paths.brand, paths.carDetails, paths.dashboard];

export function isShownAt(pathname: string) {
  return trayPaths.some((path) => matchPath(path, pathname));
}
