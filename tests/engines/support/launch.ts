import { launchOptions } from '@tests/run/chromium';
import { findFirefox, findWebKit } from '@tests/run/engines';
import type { Engine } from './driver';
import { launchPuppeteer } from './puppeteer';
import { launchWebKit } from './webKit';

export function launch(name: string): Promise<Engine> {
  if (name === 'Chromium') return launchPuppeteer({ browser: 'chrome', ...launchOptions() });
  const firefox = name === 'Firefox' && findFirefox();
  if (firefox) return launchPuppeteer({ browser: 'firefox', executablePath: firefox });
  const webKit = name === 'WebKit' && findWebKit();
  if (webKit) return launchWebKit(webKit);
  throw new Error(`${name} is not installed.`);
}
