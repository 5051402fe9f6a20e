import { findFirefox, findWebKit } from '@tests/run/engines';
import type { Engine } from './driver';
import { launchFirefox } from './firefox';
import { launchWebKit } from './webKit';

export function launch(name: string): Promise<Engine> {
  const firefox = findFirefox();
  if (firefox && name === 'Firefox') return launchFirefox(firefox);
  const webKit = name === 'WebKit' && findWebKit();
  if (webKit) return launchWebKit(webKit);
  throw new Error(`${name} is not installed.`);
}
