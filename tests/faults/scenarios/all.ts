import { browsing } from './browsing';
import { moderating } from './moderating';
import { paying } from './paying';
import { selling } from './selling';
import { signingIn } from './signingIn';
import { signingUp } from './signingUp';
import { wishing } from './wishing';

/** A scene for each call of the table; each of these lists is a file of stories. */
export const allScenarios = [browsing, wishing, selling, moderating, signingIn, signingUp, paying];
