import { provideChromium } from './chromium';
import { provideOtherEngines } from './engines';

provideChromium();
provideOtherEngines();
