import { describe } from 'vitest';
import { holdAlways } from '@tests/chaos/chaos';

describe('A payment', holdAlways);
