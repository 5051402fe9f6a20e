import { findFirefox, findWebKit } from '@tests/run/engines';
import type { Engine } from './driver';
import { launchFirefox } from './firefox';
import { launchWebKit } from './webKit';

/** As in Tor and Mullvad Browser and LibreWolf: canvases give back noise. And the site may store nothing. */
const protectingSettings = { 'privacy.resistFingerprinting': true, 'network.cookie.cookieBehavior': 2 };

export function launch(name: string): Promise<Engine> {
  const firefox = findFirefox();
  if (firefox && name === 'Firefox') return launchFirefox(firefox);
  if (firefox && name === 'Firefox, protected') return launchFirefox(firefox, protectingSettings);
  const webKit = name === 'WebKit' && findWebKit();
  if (webKit) return launchWebKit(webKit);
  throw new Error(`${name} is not installed.`);
}
