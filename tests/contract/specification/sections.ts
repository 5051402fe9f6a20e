import { actors, offers } from './actors';
import { calls, callsInBrowser, callsLeftOut, identityCalls } from './calls';
import { entities, entitiesLeftOut } from './entities';
import { errors } from './errors';
import { limits, limitsLeftOut } from './limits';
import type { LeftOut, Line } from './line';
import { permissions, permissionsLeftOut } from './permissions';
import { rules, rulesLeftOut } from './rules';
import { navigation, routes, screens } from './screens';
import { states, statesLeftOut } from './states';

export const sections: readonly [section: string, lines: readonly Line[]][] = [
  ['1, actors', actors],
  ['1, features of the site', offers],
  ['2, routes', routes],
  ['2, navigation', navigation],
  ['2, screens', screens],
  ['3', entities],
  ['4', states],
  ['5', rules],
  ['6', permissions],
  ['7, the product’s own calls', calls],
  ['7, the identity service', identityCalls],
  ['7, in a browser', callsInBrowser],
  ['8', errors],
  ['9', limits],
];

export const leftOut: readonly LeftOut[] = [
  ...entitiesLeftOut,
  ...statesLeftOut,
  ...rulesLeftOut,
  ...permissionsLeftOut,
  ...callsLeftOut,
  ...limitsLeftOut,
];
