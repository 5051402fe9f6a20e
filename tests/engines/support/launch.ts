import { findFirefox, findWebKit } from '@tests/run/engines';
import type { Engine } from './driver';
import { launchFirefox } from './firefox';
import { launchWebKit } from './webKit';

export function launch(name: string): Promise<Engine> {
  const firefox = name === 'Firefox' && findFirefox();
  if (firefox) return launchFirefox(firefox);
  const webKit = name === 'WebKit' && findWebKit();
  if (webKit) return launchWebKit(webKit);
  throw new Error(`${name} is not installed.`);
}
